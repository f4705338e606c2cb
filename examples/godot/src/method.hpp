// How scripts call functions of Round: registered with their types, called with variants or, by typed scripts, without.
#ifndef KING_GODOT_METHOD_HPP
#define KING_GODOT_METHOD_HPP

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "engine.hpp"
#include "round.hpp"

template <auto Function>
struct Method;

template <class Result, class... Arguments, Result (Round::*Function)(Arguments...)>
struct Method<Function> {
    // Tells the engine of it. The names of the arguments are for the documentation that it shows.
    template <class... Names>
    static void add(Name& to, const char* name, Names... names) {
        static_assert(sizeof...(Names) == COUNT, "an argument has no name");
        Name method(name), nothing("");
        Storage hint(GDEXTENSION_VARIANT_TYPE_STRING);
        // One more than there are, as there are no arrays of none.
        Name argument_names[] = {Name(names)..., Name("")};
        GDExtensionPropertyInfo arguments[] = {property(Passing<std::decay_t<Arguments>>::type, nothing, hint)..., {}};
        GDExtensionClassMethodArgumentMetadata metadata[] = {Passing<std::decay_t<Arguments>>::metadata..., {}};
        for (std::size_t i = 0; i < COUNT; i++) {
            arguments[i].name = argument_names[i].get();
        }
        GDExtensionPropertyInfo result{};
        GDExtensionClassMethodInfo info{};
        info.name = method.get();
        info.call_func = call;
        info.ptrcall_func = pointer_call;
        info.method_flags = GDEXTENSION_METHOD_FLAGS_DEFAULT;
        info.argument_count = COUNT;
        info.arguments_info = arguments;
        info.arguments_metadata = metadata;
        if constexpr (!std::is_void_v<Result>) {
            result = property(Passing<Result>::type, nothing, hint);
            result.name = nothing.get();
            info.has_return_value = true;
            info.return_value_info = &result;
            info.return_value_metadata = Passing<Result>::metadata;
        }
        engine.classdb_register_extension_class_method(engine.library, to.get(), &info);
    }

private:
    static constexpr std::size_t COUNT = sizeof...(Arguments);

    static GDExtensionPropertyInfo property(GDExtensionVariantType type, Name& class_name, Storage& hint) {
        constexpr std::uint32_t no_hint = 0, usual = 6;  // PROPERTY_HINT_NONE, PROPERTY_USAGE_DEFAULT
        return {type, nullptr, class_name.get(), no_hint, hint.get(), usual};
    }

    // The arguments are values of the types that were registered, and so is what is returned, which exists already.
    static void pointer_call(void*, void* self, const GDExtensionConstTypePtr* arguments, GDExtensionTypePtr result) {
        pass(self, arguments, result, std::make_index_sequence<COUNT>());
    }

    template <std::size_t... I>
    static void pass(void* self, [[maybe_unused]] const GDExtensionConstTypePtr* arguments,
                     [[maybe_unused]] GDExtensionTypePtr result, std::index_sequence<I...>) {
        auto& round = *static_cast<Round*>(self);
        if constexpr (std::is_void_v<Result>) {
            (round.*Function)(Passing<std::decay_t<Arguments>>::read(arguments[I])...);
        } else {
            Passing<Result>::write(result, (round.*Function)(Passing<std::decay_t<Arguments>>::read(arguments[I])...));
        }
    }

    // The arguments are variants of any number and type; what is returned is one that is nil yet.
    static void call(void*, void* self, const GDExtensionConstVariantPtr* arguments, GDExtensionInt count,
                     GDExtensionVariantPtr result, GDExtensionCallError* error) {
        unpack(self, arguments, count, result, *error, std::make_index_sequence<COUNT>());
    }

    template <std::size_t... I>
    static void unpack(void* self, [[maybe_unused]] const GDExtensionConstVariantPtr* arguments, GDExtensionInt count,
                       GDExtensionVariantPtr result, GDExtensionCallError& error, std::index_sequence<I...>) {
        constexpr auto expected = static_cast<std::int32_t>(COUNT);
        error = {GDEXTENSION_CALL_OK, 0, 0};
        if (count < expected) {
            error = {GDEXTENSION_CALL_ERROR_TOO_FEW_ARGUMENTS, expected, expected};
        } else if (count > expected) {
            error = {GDEXTENSION_CALL_ERROR_TOO_MANY_ARGUMENTS, expected, expected};
        } else if ((fits<std::decay_t<Arguments>>(arguments[I], static_cast<std::int32_t>(I), error) && ...)) {
            pass_unpacked(self, result, Unpacked(Passing<std::decay_t<Arguments>>::type, arguments[I])...);
        }
    }

    template <class T>
    static bool fits(GDExtensionConstVariantPtr argument, std::int32_t position, GDExtensionCallError& error) {
        if (engine.variant_get_type(argument) == Passing<T>::type) {
            return true;
        }
        error = {GDEXTENSION_CALL_ERROR_INVALID_ARGUMENT, position, Passing<T>::type};
        return false;
    }

    template <class... Values>
    static void pass_unpacked(void* self, [[maybe_unused]] GDExtensionVariantPtr result, Values&&... values) {
        const GDExtensionConstTypePtr arguments[] = {values.get()..., nullptr};
        if constexpr (std::is_void_v<Result>) {
            pointer_call(nullptr, self, arguments, nullptr);
        } else {
            Storage value(Passing<Result>::type);
            pointer_call(nullptr, self, arguments, value.get());
            engine.get_variant_from_type_constructor(Passing<Result>::type)(result, value.get());
        }
    }
};

#endif
