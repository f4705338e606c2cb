// As much of Godot as examples/godot asks for. Values of the engine are owned pointers here, so that what the extension
// forgets to destroy, destroys twice or writes over is found: what is alive is counted, AddressSanitizer looks at the
// rest.
#ifndef KING_TEST_GODOT_ENGINE_HPP
#define KING_TEST_GODOT_ENGINE_HPP

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <string>
#include <utility>
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
    constexpr GDExtensionVariantType types[] = {GDEXTENSION_VARIANT_TYPE_NIL, GDEXTENSION_VARIANT_TYPE_BOOL,
                                                GDEXTENSION_VARIANT_TYPE_INT, GDEXTENSION_VARIANT_TYPE_STRING,
                                                GDEXTENSION_VARIANT_TYPE_PACKED_INT32_ARRAY};
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
void array_resize(GDExtensionTypePtr place, const GDExtensionConstTypePtr* arguments, GDExtensionTypePtr result,
                  int count) {
    check(count == 1, "resize takes a number");
    at<Numbers>(place).resize(static_cast<std::size_t>(*static_cast<const std::int64_t*>(arguments[0])));
    *static_cast<std::int64_t*>(result) = 0;
}
GDExtensionPtrBuiltInMethod builtin_method(GDExtensionVariantType type, GDExtensionConstStringNamePtr name,
                                           GDExtensionInt hash) {
    const bool known =
        type == GDEXTENSION_VARIANT_TYPE_PACKED_INT32_ARRAY && at<std::string>(name) == "resize" && hash == RESIZE;
    return known ? array_resize : nullptr;
}
GDExtensionVariantType variant_type(GDExtensionConstVariantPtr variant) {
    return type_of(*static_cast<const Variant*>(variant));
}

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
void make_number(GDExtensionUninitializedTypePtr place, const GDExtensionConstTypePtr*) {
    *static_cast<std::int64_t*>(place) = 0;
}
void make_bool(GDExtensionUninitializedTypePtr place, const GDExtensionConstTypePtr*) {
    *static_cast<GDExtensionBool*>(place) = 0;
}
void make_string(GDExtensionUninitializedTypePtr place, const GDExtensionConstTypePtr*) {
    construct(place, std::string());
}
void make_numbers(GDExtensionUninitializedTypePtr place, const GDExtensionConstTypePtr*) {
    construct(place, Numbers());
}
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
void set_instance(GDExtensionObjectPtr object, GDExtensionConstStringNamePtr name,
                  GDExtensionClassInstancePtr instance) {
    *static_cast<Object*>(object) = {at<std::string>(name), instance};
}
void register_class(GDExtensionClassLibraryPtr from, GDExtensionConstStringNamePtr name,
                    GDExtensionConstStringNamePtr parent, const GDExtensionClassCreationInfo2* info) {
    check(from == &library && at<std::string>(parent) == "RefCounted", "the class is a RefCounted of this library");
    check(info->is_exposed && !info->is_abstract && !info->is_virtual, "scripts can make objects of the class");
    classes[at<std::string>(name)] = {*info, {}};
}
void unregister_class(GDExtensionClassLibraryPtr, GDExtensionConstStringNamePtr name) {
    check(classes.erase(at<std::string>(name)) == 1, "what is unregistered was registered");
}
void register_method(GDExtensionClassLibraryPtr, GDExtensionConstStringNamePtr name,
                     const GDExtensionClassMethodInfo* info) {
    Method method{info->method_userdata, info->call_func, info->ptrcall_func, {}, GDEXTENSION_VARIANT_TYPE_NIL};
    const auto type = [](const GDExtensionPropertyInfo& property, bool named) {
        check(at<std::string>(property.name).empty() != named, "arguments have names");
        check(at<std::string>(property.class_name).empty() && at<std::string>(property.hint_string).empty(),
              "no class");
        return property.type;
    };
    for (std::uint32_t i = 0; i < info->argument_count; i++) {
        method.arguments.push_back(type(info->arguments_info[i], true));
        check((info->arguments_metadata[i] == GDEXTENSION_METHOD_ARGUMENT_METADATA_INT_IS_INT64) ==
                  (method.arguments.back() == GDEXTENSION_VARIANT_TYPE_INT),
              "numbers have 64 bits");
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

}  // namespace

#endif
