// Plays rounds through the extension for Godot, as scripts do, with a stand-in for the engine:
//
//   host LIBRARY EXPECTED
//
// EXPECTED is what examples/ten prints.
#include "engine.hpp"

#include <dlfcn.h>

#include <fstream>
#include <set>
#include <sstream>

namespace {

// An object as a script has it.
class Script {
public:
    Script()
        : class_(classes.at("KingRound")), object_(static_cast<Object*>(class_.info.create_instance_func(nullptr))) {
        check(object_->class_name == "KingRound" && object_->instance != nullptr, "an object of the class");
    }
    ~Script() {
        class_.info.free_instance_func(class_.info.class_userdata, object_->instance);
        delete object_;
    }

    // A call by a script without types.
    GDExtensionCallError call(Variant& result, const std::string& name, std::vector<Variant> arguments) {
        const Method& method = class_.methods.at(name);
        std::vector<GDExtensionConstVariantPtr> pointers;
        for (const Variant& argument : arguments) {
            pointers.push_back(&argument);
        }
        GDExtensionCallError error{GDEXTENSION_CALL_ERROR_INVALID_METHOD, -1, -1};
        const auto count = static_cast<GDExtensionInt>(pointers.size());
        method.call(method.data, object_->instance, pointers.data(), count, &result, &error);
        return error;
    }

    // The same, of a call that is not to be refused.
    Variant operator()(const std::string& name, std::vector<Variant> arguments = {}) {
        Variant result;
        check(call(result, name, arguments).error == GDEXTENSION_CALL_OK, name.c_str());
        check(type_of(result) == class_.methods.at(name).result, "what was registered is returned");
        return result;
    }

    // A call by a script with types, where the result is a value that was there before.
    Variant typed(const std::string& name, std::vector<Variant> arguments = {}) {
        const Method& method = class_.methods.at(name);
        alignas(8) unsigned char values[4][16] = {};
        std::vector<GDExtensionConstTypePtr> pointers;
        for (std::size_t i = 0; i < arguments.size(); i++) {
            check(type_of(arguments[i]) == method.arguments.at(i), "an argument of the type that was registered");
            unpacker(method.arguments[i])(values[i], &arguments[i]);
            pointers.push_back(values[i]);
        }
        void* result = values[3];
        if (method.result == GDEXTENSION_VARIANT_TYPE_STRING) {
            construct(result, std::string("what was there before"));
        } else if (method.result == GDEXTENSION_VARIANT_TYPE_PACKED_INT32_ARRAY) {
            construct(result, Numbers(200, -7));
        }
        method.pointer_call(method.data, object_->instance, pointers.data(), result);
        Variant packed;
        if (const auto pack = packer(method.result)) {
            pack(&packed, result);
        }
        const auto drop = [](GDExtensionVariantType type, void* value) {
            if (const auto destroy = destructor(type)) {
                destroy(value);
            }
        };
        for (std::size_t i = 0; i < arguments.size(); i++) {
            drop(method.arguments[i], values[i]);
        }
        drop(method.result, result);
        return packed;
    }

private:
    Class& class_;
    Object* object_;
};

Variant number(std::int64_t value) { return value; }
const std::string& text(const Variant& variant) { return std::get<std::string>(variant); }
std::int64_t integer(const Variant& variant) { return std::get<std::int64_t>(variant); }

// The round that there is in five languages, as they print it.
std::string ten() {
    Script round;
    check(std::get<bool>(round("deal", {number(7), number(0)})), "dealt");
    check(std::get<bool>(round("apply", {round("find_action", {std::string("kiz_almaz")})})), "declared");
    check(std::get<bool>(round.typed("apply", {round.typed("find_action", {std::string("kontur:N")})})), "doubled");
    std::ostringstream out;
    out << text(round("why_not", {round("find_action", {std::string("kontur:S")}), number(0)})) << '\n';
    round("play_out", {number(7)});
    const Numbers scores = std::get<Numbers>(round("scores"));
    out << scores.at(0) << ", " << scores.at(1) << ", " << scores.at(2) << ", " << scores.at(3) << '\n';
    out << text(round("record")) << '\n';
    check(round.typed("scores") == Variant(scores) && round.typed("record") == round("record"),
          "the same by both calls");
    return out.str();
}

// A round action by action: what the legal actions say is taken, anything else is refused and changes nothing.
void card_by_card(std::int64_t seed) {
    Script round;
    check(std::get<bool>(round.typed("deal", {number(seed), number(seed % 4)})), "dealt");
    std::size_t actions = 0;
    while (integer(round("turn")) >= 0) {
        const Numbers legal = std::get<Numbers>(actions % 2 ? round("legal_actions") : round.typed("legal_actions"));
        const std::set<std::int64_t> all(legal.begin(), legal.end());
        check(!legal.empty() && all.size() == legal.size(), "somebody on turn can do something");
        const std::string before = text(round("record"));
        for (const std::int64_t action : {-1L, 0L, 33L, 60L, 100L, 258L, 1L << 32, 1L << 62}) {
            const std::string reason = text(round.typed("why_not", {number(action), number(1)}));
            check((all.count(action) == 1) == reason.empty(), "what is not legal has a reason");
            if (!all.count(action)) {
                check(!std::get<bool>(round("apply", {number(action)})), "what is not legal is refused");
            }
        }
        check(text(round("record")) == before, "a refusal changes nothing");
        const std::int64_t hand = static_cast<std::int64_t>(std::get<Numbers>(round("hand", {round("turn")})).size());
        check(hand >= 1 && hand <= 13, "who is on turn has cards");
        const std::int64_t action =
            legal.at(static_cast<std::size_t>(seed * 31 + static_cast<std::int64_t>(actions)) % legal.size());
        check(!text(round("action_name", {number(action), number(1)})).empty(), "an action has a name");
        check(std::get<bool>(round("apply", {number(action)})), "what is legal is done");
        actions++;
    }
    check(std::get<Numbers>(round("legal_actions")).empty(), "after the end nobody does anything");
    Script again;
    check(text(again("read", {round("record"), number(0)})).empty(), "the record is read");
    check(again("record") == round.typed("record") && again("scores") == round("scores"), "and is the same round");
}

void refused() {
    Script round;
    check(integer(round("turn")) == -1 && text(round("record")).empty(), "a round that was not dealt is empty");
    check(!std::get<bool>(round("deal", {number(7), number(4)})), "there is no fifth seat");
    check(!std::get<bool>(round("deal", {number(7), number(1L << 32)})), "nor is there seat 2^32");
    check(integer(round("find_action", {std::string("ş")})) == -1, "no action");
    const std::string tr = text(round("read", {std::string("king1 N:"), number(1)}));
    check(tr != text(round("read", {std::string("king1 N:"), number(0)})) && !tr.empty(), "errors speak Turkish");

    Variant nothing;
    GDExtensionCallError error = round.call(nothing, "deal", {number(7)});
    check(error.error == GDEXTENSION_CALL_ERROR_TOO_FEW_ARGUMENTS && error.expected == 2, "too few arguments");
    error = round.call(nothing, "turn", {number(7)});
    check(error.error == GDEXTENSION_CALL_ERROR_TOO_MANY_ARGUMENTS && error.expected == 0, "too many arguments");
    error = round.call(nothing, "why_not", {number(7), std::string("tr")});
    check(error.error == GDEXTENSION_CALL_ERROR_INVALID_ARGUMENT && error.argument == 1 &&
              error.expected == GDEXTENSION_VARIANT_TYPE_INT,
          "an argument of another type");
    check(nothing.index() == 0, "what is refused returns nothing");
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 3) {
        fail("usage: host LIBRARY EXPECTED");
    }
    void* extension = dlopen(arguments[1], RTLD_NOW | RTLD_LOCAL);
    if (extension == nullptr) {
        fail(dlerror());
    }
    const auto entry = reinterpret_cast<GDExtensionInitializationFunction>(dlsym(extension, "king_godot"));
    check(entry != nullptr, "the entry symbol");

    GDExtensionInitialization initialization{};
    missing = "variant_get_type";
    check(!entry(find, &library, &initialization), "a Godot that lacks a function is refused");
    missing.clear();
    check(entry(find, &library, &initialization) && alive == 0, "loaded");
    check(initialization.minimum_initialization_level == GDEXTENSION_INITIALIZATION_SCENE, "the level of scenes");
    for (int level = 0; level < GDEXTENSION_MAX_INITIALIZATION_LEVEL; level++) {
        initialization.initialize(initialization.userdata, static_cast<GDExtensionInitializationLevel>(level));
        check((classes.size() == 1) == (level >= GDEXTENSION_INITIALIZATION_SCENE), "registered at that level, once");
    }
    check(classes.at("KingRound").methods.size() == 12, "twelve methods");

    std::ifstream file(arguments[2]);
    std::ostringstream expected;
    expected << file.rdbuf();
    check(!expected.str().empty() && ten() == expected.str(), "the round that there is in five languages");
    for (std::int64_t seed = 0; seed < 12; seed++) {
        card_by_card(seed);
    }
    refused();

    for (int level = GDEXTENSION_MAX_INITIALIZATION_LEVEL - 1; level >= 0; level--) {
        initialization.deinitialize(initialization.userdata, static_cast<GDExtensionInitializationLevel>(level));
    }
    check(classes.empty() && alive == 0, "nothing is left");
    dlclose(extension);
    std::printf("ok: %d checks\n", passed);
}
