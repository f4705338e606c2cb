// The reader of tests/c for the test data, as the tests of C++ want it. A value that is not what it should be is a fault of
// the data and ends the program.
#ifndef KING_JSON_HPP
#define KING_JSON_HPP

#include <array>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>
#include <type_traits>

extern "C" {
#include "../c/json.h"
}

/// A value of a document, which must outlive it.
class Json {
public:
    explicit Json(const json* node) : node_(node) {}

    bool is_null() const { return node_->kind == JSON_NULL; }
    /// How many items an array has, or members an object.
    std::size_t size() const { return node_->kind == JSON_ARRAY || node_->kind == JSON_OBJECT ? node_->length : 0; }
    /// The key of a member of an object.
    std::string key() const { return node_->key; }
    Json operator[](const std::string& key) const {
        const json* member = json_member(node_, key.c_str());
        return Json(expected(member != nullptr, key.c_str(), member));
    }
    Json operator[](std::size_t i) const {
        const json* item = json_item(node_, static_cast<std::uint32_t>(i));
        return Json(expected(item != nullptr, "an item", item));
    }

    /// What it is: a number, a text, a truth, or an array of numbers.
    template <class T>
    T get() const {
        T value{};
        read(value);
        return value;
    }
    /// A text, or a truth as text.
    std::string text() const {
        return node_->kind == JSON_TRUE ? "true" : node_->kind == JSON_FALSE ? "false" : get<std::string>();
    }

    /// Goes through the items of an array or the members of an object.
    class iterator {
    public:
        explicit iterator(const json* node) : node_(node) {}
        Json operator*() const { return Json(node_); }
        iterator& operator++() {
            node_ = node_->next;
            return *this;
        }
        bool operator!=(iterator other) const { return node_ != other.node_; }

    private:
        const json* node_;
    };
    iterator begin() const { return iterator(node_->first); }
    iterator end() const { return iterator(nullptr); }

private:
    template <class T>
    static T expected(bool there, const char* what, T value) {
        if (!there) {
            std::cout << "the data should have " << what << " here\n";
            std::exit(2);
        }
        return value;
    }
    void read(std::string& value) const {
        value = expected(node_->kind == JSON_STRING, "a text", node_)->text;
    }
    void read(bool& value) const {
        value = expected(node_->kind == JSON_TRUE || node_->kind == JSON_FALSE, "a truth", node_)->kind == JSON_TRUE;
    }
    template <class Number, std::size_t N>
    void read(std::array<Number, N>& values) const {
        expected(size() == N, "an array of another length", node_);
        for (std::size_t i = 0; i < N; ++i) {
            (*this)[i].read(values[i]);
        }
    }
    template <class Number, class = std::enable_if_t<std::is_integral<Number>::value>>
    void read(Number& value) const {
        value = static_cast<Number>(expected(node_->kind == JSON_NUMBER, "a number", node_)->number);
        expected(static_cast<std::int64_t>(value) == node_->number, "another number", node_);
    }

    const json* node_;
};

/// A text of JSON that has been read.
class Document {
public:
    explicit Document(const std::string& text) {
        std::size_t at = 0;
        if (!json_read(&document_, text.data(), text.size(), &at)) {
            std::cout << "no JSON, at byte " << at << " of: " << text << '\n';
            std::exit(2);
        }
    }
    Document(const Document&) = delete;
    Document& operator=(const Document&) = delete;
    ~Document() { json_free(&document_); }

    Json root() const { return Json(document_.nodes); }

private:
    json_document document_{};
};

#endif
