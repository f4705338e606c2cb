// What the extension asks of Godot, and the values that pass between them. Types and functions are those of
// gdextension_interface.h.
#ifndef KING_GODOT_ENGINE_HPP
#define KING_GODOT_ENGINE_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <gdextension_interface.h>

// The functions of the engine, which it hands out by name.
struct Engine {
    GDExtensionInterfaceStringNameNewWithLatin1Chars string_name_new_with_latin1_chars;
    GDExtensionInterfaceStringNewWithUtf8CharsAndLen string_new_with_utf8_chars_and_len;
    GDExtensionInterfaceStringToUtf8Chars string_to_utf8_chars;
    GDExtensionInterfacePackedInt32ArrayOperatorIndex packed_int32_array_operator_index;
    GDExtensionInterfaceVariantGetType variant_get_type;
    GDExtensionInterfaceVariantGetPtrConstructor variant_get_ptr_constructor;
    GDExtensionInterfaceVariantGetPtrDestructor variant_get_ptr_destructor;
    GDExtensionInterfaceVariantGetPtrBuiltinMethod variant_get_ptr_builtin_method;
    GDExtensionInterfaceGetVariantFromTypeConstructor get_variant_from_type_constructor;
    GDExtensionInterfaceGetVariantToTypeConstructor get_variant_to_type_constructor;
    GDExtensionInterfaceClassdbConstructObject classdb_construct_object;
    GDExtensionInterfaceClassdbRegisterExtensionClass2 classdb_register_extension_class2;
    GDExtensionInterfaceClassdbRegisterExtensionClassMethod classdb_register_extension_class_method;
    GDExtensionInterfaceClassdbUnregisterExtensionClass classdb_unregister_extension_class;
    GDExtensionInterfaceObjectSetInstance object_set_instance;

    GDExtensionClassLibraryPtr library;
    GDExtensionPtrBuiltInMethod resize;  // of PackedInt32Array

    // False: this Godot lacks a function.
    bool load(GDExtensionInterfaceGetProcAddress get);
};

inline Engine engine{};

// A value of the engine in memory of the extension: larger than any of those that are used, on 64 bits as on 32.
class Storage {
public:
    Storage() = default;
    explicit Storage(GDExtensionVariantType type) : type_(type) {
        engine.variant_get_ptr_constructor(type, 0)(bytes_, nullptr);
    }
    ~Storage() {
        if (const GDExtensionPtrDestructor destroy = engine.variant_get_ptr_destructor(type_)) {
            destroy(bytes_);
        }
    }
    Storage(const Storage&) = delete;
    Storage& operator=(const Storage&) = delete;

    void* get() { return bytes_; }

protected:
    GDExtensionVariantType type_ = GDEXTENSION_VARIANT_TYPE_NIL;  // It has no destructor.
    alignas(8) unsigned char bytes_[16] = {};
};

// A value out of a Variant.
class Unpacked : public Storage {
public:
    Unpacked(GDExtensionVariantType type, GDExtensionConstVariantPtr variant) {
        engine.get_variant_to_type_constructor(type)(bytes_, const_cast<GDExtensionVariantPtr>(variant));
        type_ = type;
    }
};

// A StringName.
class Name : public Storage {
public:
    explicit Name(const char* ascii) {
        engine.string_name_new_with_latin1_chars(bytes_, ascii, false);
        type_ = GDEXTENSION_VARIANT_TYPE_STRING_NAME;
    }
};

// How a type of C++ passes: its type in Godot, how it is read, and how it is written over a value that there is
// already.
template <class T>
struct Passing;

template <>
struct Passing<std::int64_t> {
    static constexpr auto type = GDEXTENSION_VARIANT_TYPE_INT;
    static constexpr auto metadata = GDEXTENSION_METHOD_ARGUMENT_METADATA_INT_IS_INT64;
    static std::int64_t read(const void* value) { return *static_cast<const std::int64_t*>(value); }
    static void write(void* value, std::int64_t number) { *static_cast<std::int64_t*>(value) = number; }
};

template <>
struct Passing<bool> {
    static constexpr auto type = GDEXTENSION_VARIANT_TYPE_BOOL;
    static constexpr auto metadata = GDEXTENSION_METHOD_ARGUMENT_METADATA_NONE;
    static bool read(const void* value) { return *static_cast<const GDExtensionBool*>(value) != 0; }
    static void write(void* value, bool yes) { *static_cast<GDExtensionBool*>(value) = yes; }
};

template <>
struct Passing<std::string> {
    static constexpr auto type = GDEXTENSION_VARIANT_TYPE_STRING;
    static constexpr auto metadata = GDEXTENSION_METHOD_ARGUMENT_METADATA_NONE;
    static std::string read(const void* value) {
        const GDExtensionInt size = engine.string_to_utf8_chars(value, nullptr, 0);
        std::string text(static_cast<std::size_t>(size), '\0');
        engine.string_to_utf8_chars(value, text.data(), size);
        return text;
    }
    static void write(void* value, const std::string& text) {
        engine.variant_get_ptr_destructor(type)(value);
        engine.string_new_with_utf8_chars_and_len(value, text.data(), static_cast<GDExtensionInt>(text.size()));
    }
};

template <>
struct Passing<std::vector<std::int32_t>> {
    static constexpr auto type = GDEXTENSION_VARIANT_TYPE_PACKED_INT32_ARRAY;
    static constexpr auto metadata = GDEXTENSION_METHOD_ARGUMENT_METADATA_NONE;
    static void write(void* value, const std::vector<std::int32_t>& numbers) {
        auto size = static_cast<std::int64_t>(numbers.size());
        const GDExtensionConstTypePtr arguments[] = {&size};
        std::int64_t status = 0;
        engine.resize(value, arguments, &status, 1);
        for (GDExtensionInt i = 0; i < size; i++) {
            *engine.packed_int32_array_operator_index(value, i) = numbers[static_cast<std::size_t>(i)];
        }
    }
};

inline bool Engine::load(GDExtensionInterfaceGetProcAddress get) {
    bool complete = true;
    const auto load = [&](const char* name, auto& function) {
        function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(get(name));
        complete = complete && function != nullptr;
    };
    load("string_name_new_with_latin1_chars", string_name_new_with_latin1_chars);
    load("string_new_with_utf8_chars_and_len", string_new_with_utf8_chars_and_len);
    load("string_to_utf8_chars", string_to_utf8_chars);
    load("packed_int32_array_operator_index", packed_int32_array_operator_index);
    load("variant_get_type", variant_get_type);
    load("variant_get_ptr_constructor", variant_get_ptr_constructor);
    load("variant_get_ptr_destructor", variant_get_ptr_destructor);
    load("variant_get_ptr_builtin_method", variant_get_ptr_builtin_method);
    load("get_variant_from_type_constructor", get_variant_from_type_constructor);
    load("get_variant_to_type_constructor", get_variant_to_type_constructor);
    load("classdb_construct_object", classdb_construct_object);
    load("classdb_register_extension_class2", classdb_register_extension_class2);
    load("classdb_register_extension_class_method", classdb_register_extension_class_method);
    load("classdb_unregister_extension_class", classdb_unregister_extension_class);
    load("object_set_instance", object_set_instance);
    if (complete) {
        // extension_api.json names a function of a built-in type by its type, its name and a hash of what it takes.
        resize =
            variant_get_ptr_builtin_method(Passing<std::vector<std::int32_t>>::type, Name("resize").get(), 848867239);
    }
    return complete && resize != nullptr;
}

#endif
