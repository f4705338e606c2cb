// What Godot loads: it asks for the entry symbol that king.gdextension names, and then for the class KingRound.
#include "method.hpp"

namespace {

// A new object of Godot's RefCounted, with a round in it.
GDExtensionObjectPtr create(void*) {
    const GDExtensionObjectPtr object = engine.classdb_construct_object(Name("RefCounted").get());
    engine.object_set_instance(object, Name("KingRound").get(), new Round);
    return object;
}

void destroy(void*, GDExtensionClassInstancePtr round) { delete static_cast<Round*>(round); }

void register_round() {
    Name name("KingRound"), parent("RefCounted");
    GDExtensionClassCreationInfo2 info{};
    info.is_exposed = true;
    info.create_instance_func = create;
    info.free_instance_func = destroy;
    engine.classdb_register_extension_class2(engine.library, name.get(), parent.get(), &info);

    Method<&Round::deal>::add(name, "deal", "seed", "declarer");
    Method<&Round::turn>::add(name, "turn");
    Method<&Round::legal_actions>::add(name, "legal_actions");
    Method<&Round::hand>::add(name, "hand", "seat");
    Method<&Round::find_action>::add(name, "find_action", "text");
    Method<&Round::action_name>::add(name, "action_name", "action", "lang");
    Method<&Round::why_not>::add(name, "why_not", "action", "lang");
    Method<&Round::apply>::add(name, "apply", "action");
    Method<&Round::play_out>::add(name, "play_out", "seed");
    Method<&Round::scores>::add(name, "scores");
    Method<&Round::record>::add(name, "record");
    Method<&Round::read>::add(name, "read", "record", "lang");
}

void initialize(void*, GDExtensionInitializationLevel level) {
    if (level == GDEXTENSION_INITIALIZATION_SCENE) {
        register_round();
    }
}

void deinitialize(void*, GDExtensionInitializationLevel level) {
    if (level == GDEXTENSION_INITIALIZATION_SCENE) {
        engine.classdb_unregister_extension_class(engine.library, Name("KingRound").get());
    }
}

}  // namespace

#if defined(_WIN32)
#define EXPORT __declspec(dllexport)
#else
#define EXPORT __attribute__((visibility("default")))
#endif

extern "C" EXPORT GDExtensionBool king_godot(GDExtensionInterfaceGetProcAddress get, GDExtensionClassLibraryPtr library,
                                             GDExtensionInitialization* initialization) {
    if (king_abi_check(KING_ABI_MAJOR, KING_ABI_MINOR) != KING_OK || !engine.load(get)) {
        return false;
    }
    engine.library = library;
    *initialization = {GDEXTENSION_INITIALIZATION_SCENE, nullptr, initialize, deinitialize};
    return true;
}
