// As much of Godot as examples/godot asks for, to play rounds through the extension:
//
//   host LIBRARY EXPECTED
//
// Values of the engine are owned pointers here, so that what the extension forgets to destroy, destroys twice or writes over is
// found: the host counts what is alive, and AddressSanitizer looks at the rest. EXPECTED is what examples/ten prints.
#include <dlfcn.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <sstream>
#include <string>
#include <variant>
#include <vector>

#include <gdextension_interface.h>

namespace {

using Numbers = std::vector<std::int32_t>;

int passed = 0;
long alive = 0;

[[noreturn]] void fail(const std::string& what) {
    std::fprintf(stderr, "host: %s\n", what.c_str());
    std::exit(1);
}

void check(bool good, const char* what) {
    if (!good) {
        fail(what);
    }
    passed++;
}

// What a String, a StringName or a PackedInt32Array of the engine is: a pointer to one of these.
template <class T>
void construct(void* place, T value) {
    *static_cast<T**>(place) = new T(std::move(value));
    alive++;
}
template <class T>
T& at(const void* place) {
    T* value = *static_cast<T* const*>(place);
    if (value == nullptr) {
        fail("a value is used that was not made");
    }
    return *value;
}
template <class T>
void destroy(void* place) {
    delete &at<T>(place);
    *static_cast<T**>(place) = nullptr;
    alive--;
}

using Variant = std::variant<std::monostate, bool, std::int64_t, std::string, Numbers>;

GDExtensionVariantType type_of(const Variant& variant) {
    constexpr GDExtensionVariantType types[] = {
        GDEXTENSION_VARIANT_TYPE_NIL, GDEXTENSION_VARIANT_TYPE_BOOL, GDEXTENSION_VARIANT_TYPE_INT,
        GDEXTENSION_VARIANT_TYPE_STRING, GDEXTENSION_VARIANT_TYPE_PACKED_INT32_ARRAY};
    return types[variant.index()];
}

// A method that was registered.
struct Method {
    void* data;
    GDExtensionClassMethodCall call;
    GDExtensionClassMethodPtrCall pointer_call;
    std::vector<GDExtensionVariantType> arguments;
    GDExtensionVariantType result;
};

struct Class {
    GDExtensionClassCreationInfo2 info;
    std::map<std::string, Method> methods;
};

// An object of the engine, with that of the extension in it.
struct Object {
    std::string class_name;
    GDExtensionClassInstancePtr instance = nullptr;
};

std::map<std::string, Class> classes;
int library;
std::string missing;  // a function that the engine is to lack

// The functions of the engine.
void string_name_new(GDExtensionUninitializedStringNamePtr place, const char* text, GDExtensionBool is_static) {
    check(!is_static, "a name is not of the engine");
    construct(place, std::string(text));
}
void string_new(GDExtensionUninitializedStringPtr place, const char* text, GDExtensionInt size) {
    construct(place, std::string(text, static_cast<std::size_t>(size)));
}
GDExtensionInt string_to_utf8(GDExtensionConstStringPtr place, char* buffer, GDExtensionInt room) {
    const auto& text = at<std::string>(place);
    const auto size = static_cast<GDExtensionInt>(text.size());
    if (buffer != nullptr) {
        std::memcpy(buffer, text.data(), static_cast<std::size_t>(room < size ? room : size));
    }
    return size;
}
std::int32_t* array_at(GDExtensionTypePtr place, GDExtensionInt index) {
    return &at<Numbers>(place).at(static_cast<std::size_t>(index));
}
void array_resize(GDExtensionTypePtr place, const GDExtensionConstTypePtr* arguments, GDExtensionTypePtr result, int count) {
    check(count == 1, "resize takes a number");
    at<Numbers>(place).resize(static_cast<std::size_t>(*static_cast<const std::int64_t*>(arguments[0])));
    *static_cast<std::int64_t*>(result) = 0;
}
GDExtensionPtrBuiltInMethod builtin_method(GDExtensionVariantType type, GDExtensionConstStringNamePtr name, GDExtensionInt hash) {
    const bool known = type == GDEXTENSION_VARIANT_TYPE_PACKED_INT32_ARRAY && at<std::string>(name) == "resize" && hash == RESIZE;
    return known ? array_resize : nullptr;
}
GDExtensionVariantType variant_type(GDExtensionConstVariantPtr variant) { return type_of(*static_cast<const Variant*>(variant)); }

void destroy_string(GDExtensionTypePtr place) { destroy<std::string>(place); }
void destroy_numbers(GDExtensionTypePtr place) { destroy<Numbers>(place); }
GDExtensionPtrDestructor destructor(GDExtensionVariantType type) {
    switch (type) {
        case GDEXTENSION_VARIANT_TYPE_STRING:
        case GDEXTENSION_VARIANT_TYPE_STRING_NAME: return destroy_string;
        case GDEXTENSION_VARIANT_TYPE_PACKED_INT32_ARRAY: return destroy_numbers;
        default: return nullptr;
    }
}
void make_number(GDExtensionUninitializedTypePtr place, const GDExtensionConstTypePtr*) { *static_cast<std::int64_t*>(place) = 0; }
void make_bool(GDExtensionUninitializedTypePtr place, const GDExtensionConstTypePtr*) { *static_cast<GDExtensionBool*>(place) = 0; }
void make_string(GDExtensionUninitializedTypePtr place, const GDExtensionConstTypePtr*) { construct(place, std::string()); }
void make_numbers(GDExtensionUninitializedTypePtr place, const GDExtensionConstTypePtr*) { construct(place, Numbers()); }
GDExtensionPtrConstructor constructor(GDExtensionVariantType type, std::int32_t number) {
    check(number == 0, "the constructor that takes nothing");
    switch (type) {
        case GDEXTENSION_VARIANT_TYPE_BOOL: return make_bool;
        case GDEXTENSION_VARIANT_TYPE_INT: return make_number;
        case GDEXTENSION_VARIANT_TYPE_STRING: return make_string;
        case GDEXTENSION_VARIANT_TYPE_PACKED_INT32_ARRAY: return make_numbers;
        default: return nullptr;
    }
}

// Between variants and values of a type: of numbers as they are, of others owned.
template <class T>
void pack(GDExtensionUninitializedVariantPtr variant, GDExtensionTypePtr value) {
    Variant& made = *static_cast<Variant*>(variant);
    check(made.index() == 0, "a variant that is written is nil before");
    if constexpr (std::is_same_v<T, bool>) {
        made = *static_cast<GDExtensionBool*>(value) != 0;
    } else if constexpr (std::is_same_v<T, std::int64_t>) {
        made = *static_cast<T*>(value);
    } else {
        made = at<T>(value);
    }
}
template <class T>
void unpack(GDExtensionUninitializedTypePtr value, GDExtensionVariantPtr variant) {
    const T& packed = std::get<T>(*static_cast<Variant*>(variant));
    if constexpr (std::is_same_v<T, bool>) {
        *static_cast<GDExtensionBool*>(value) = packed;
    } else if constexpr (std::is_same_v<T, std::int64_t>) {
        *static_cast<T*>(value) = packed;
    } else {
        construct(value, packed);
    }
}
GDExtensionVariantFromTypeConstructorFunc packer(GDExtensionVariantType type) {
    switch (type) {
        case GDEXTENSION_VARIANT_TYPE_BOOL: return pack<bool>;
        case GDEXTENSION_VARIANT_TYPE_INT: return pack<std::int64_t>;
        case GDEXTENSION_VARIANT_TYPE_STRING: return pack<std::string>;
        case GDEXTENSION_VARIANT_TYPE_PACKED_INT32_ARRAY: return pack<Numbers>;
        default: return nullptr;
    }
}
GDExtensionTypeFromVariantConstructorFunc unpacker(GDExtensionVariantType type) {
    switch (type) {
        case GDEXTENSION_VARIANT_TYPE_BOOL: return unpack<bool>;
        case GDEXTENSION_VARIANT_TYPE_INT: return unpack<std::int64_t>;
        case GDEXTENSION_VARIANT_TYPE_STRING: return unpack<std::string>;
        case GDEXTENSION_VARIANT_TYPE_PACKED_INT32_ARRAY: return unpack<Numbers>;
        default: return nullptr;
    }
}

GDExtensionObjectPtr construct_object(GDExtensionConstStringNamePtr name) {
    check(at<std::string>(name) == "RefCounted", "the engine makes a RefCounted");
    return new Object;
}
void set_instance(GDExtensionObjectPtr object, GDExtensionConstStringNamePtr name, GDExtensionClassInstancePtr instance) {
    *static_cast<Object*>(object) = {at<std::string>(name), instance};
}
void register_class(GDExtensionClassLibraryPtr from, GDExtensionConstStringNamePtr name, GDExtensionConstStringNamePtr parent,
                    const GDExtensionClassCreationInfo2* info) {
    check(from == &library && at<std::string>(parent) == "RefCounted", "the class is a RefCounted of this library");
    check(info->is_exposed && !info->is_abstract && !info->is_virtual, "scripts can make objects of the class");
    classes[at<std::string>(name)] = {*info, {}};
}
void unregister_class(GDExtensionClassLibraryPtr, GDExtensionConstStringNamePtr name) {
    check(classes.erase(at<std::string>(name)) == 1, "what is unregistered was registered");
}
void register_method(GDExtensionClassLibraryPtr, GDExtensionConstStringNamePtr name, const GDExtensionClassMethodInfo* info) {
    Method method{info->method_userdata, info->call_func, info->ptrcall_func, {}, GDEXTENSION_VARIANT_TYPE_NIL};
    const auto type = [](const GDExtensionPropertyInfo& property, bool named) {
        check(at<std::string>(property.name).empty() != named, "arguments have names");
        check(at<std::string>(property.class_name).empty() && at<std::string>(property.hint_string).empty(), "no class");
        return property.type;
    };
    for (std::uint32_t i = 0; i < info->argument_count; i++) {
        method.arguments.push_back(type(info->arguments_info[i], true));
        check((info->arguments_metadata[i] == GDEXTENSION_METHOD_ARGUMENT_METADATA_INT_IS_INT64) ==
                  (method.arguments.back() == GDEXTENSION_VARIANT_TYPE_INT), "numbers have 64 bits");
    }
    if (info->has_return_value) {
        method.result = type(*info->return_value_info, false);
    }
    classes.at(at<std::string>(name)).methods[at<std::string>(info->name)] = method;
}

GDExtensionInterfaceFunctionPtr find(const char* name) {
    const auto function = [](auto pointer) { return reinterpret_cast<GDExtensionInterfaceFunctionPtr>(pointer); };
    static const std::map<std::string, GDExtensionInterfaceFunctionPtr> functions = {
        {"string_name_new_with_latin1_chars", function(string_name_new)},
        {"string_new_with_utf8_chars_and_len", function(string_new)},
        {"string_to_utf8_chars", function(string_to_utf8)},
        {"packed_int32_array_operator_index", function(array_at)},
        {"variant_get_type", function(variant_type)},
        {"variant_get_ptr_constructor", function(constructor)},
        {"variant_get_ptr_destructor", function(destructor)},
        {"variant_get_ptr_builtin_method", function(builtin_method)},
        {"get_variant_from_type_constructor", function(packer)},
        {"get_variant_to_type_constructor", function(unpacker)},
        {"classdb_construct_object", function(construct_object)},
        {"classdb_register_extension_class2", function(register_class)},
        {"classdb_register_extension_class_method", function(register_method)},
        {"classdb_unregister_extension_class", function(unregister_class)},
        {"object_set_instance", function(set_instance)},
    };
    const auto found = functions.find(name);
    return found == functions.end() || missing == name ? nullptr : found->second;
}

// An object as a script has it.
class Script {
public:
    Script() : class_(classes.at("KingRound")), object_(static_cast<Object*>(class_.info.create_instance_func(nullptr))) {
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

    // The same call by one without and by one with types, of an object in the same state.
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
    check(round.typed("scores") == Variant(scores) && round.typed("record") == round("record"), "the same by both calls");
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
        const std::int64_t action = legal.at(static_cast<std::size_t>(seed * 31 + static_cast<std::int64_t>(actions)) % legal.size());
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
              error.expected == GDEXTENSION_VARIANT_TYPE_INT, "an argument of another type");
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
