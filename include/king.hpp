/// @file
/// king.hpp: the rules of Konturlu King (namespace king) and Balayi kingi (namespace king::balayi) for C++17 and later,
/// over king.h. Header-only; link with the library.
///
/// Everything is a value: copied like an integer, with nothing to free, and compared by ==. What has a text, as cards,
/// actions, rounds and parties have, is written by << and by king::to_string(x), and read by king::parse<T>(text),
/// which are free functions; most is ordered by < and hashed. A king::Round has all cards, a king::View what one seat
/// sees, a king::Table what all see, and they answer the same questions; keep a copy to take something back. Const
/// functions of one value may be called from several threads at once; nothing is shared between values.
///
/// What can fail begins with try_ and returns a king::result: the value, or a king::Error with its status() for the
/// program, its message() for people, and its clause(). Where a text cannot be read, at() is the byte, and in a file
/// line() the line; both are std::optional. The same function without try_ returns the value; instead of an error it
/// throws a king::Exception, or aborts where exceptions are off. A constructor is the same as the value of try_new().
/// The headers compile with -fno-exceptions and -fno-rtti.
///
/// A round, table, view, deal, pack, duties, party, match or worlds may be made of nothing, to be filled later, as in
/// an array or a member: then is_empty() holds. To such a value try_ functions answer StatusCode::Value, and those
/// without try_ throw or abort; questions have no answer: std::nullopt, no card, an empty list or text, 0, Phase::Over,
/// and to why_not() StatusCode::Value.
///
/// Other functions fail on misuse alone: on foreign memory (StatusCode::Value), and on a number cast to an
/// enumeration that has no such value, as static_cast<king::Seat>(7) (StatusCode::Range). They throw or abort as well.
/// The text and the name of such a number are empty.
///
/// Units compiled with and without exceptions may be linked into one program. They fail each in their own way, so that
/// the types of the one are not those of the other: what passes between them is raw() or a text.
///
/// ```
/// king::Round round(king::Deal::from_seed(7), king::Seat::North);
/// round.apply(king::Action::declare(king::Contract::KizAlmaz));
///
/// king::View east = round.view(king::Seat::East);  // all that East's client needs
/// king::Action pass = king::Action::pass();
/// king::Error error = east.try_apply(pass).error();
/// assert(error.reason() == king::Reason::WrongPhase && error.message(king::Lang::Tr) != "");
/// assert(round.why_not_as(king::Seat::North, pass)->reason() == king::Reason::NotOnTurn);  // East is
///
/// while (round.turn()) {
///     round.apply(*round.legal_actions().begin());
/// }
/// std::cout << round << '\n' << round.scores()->at(index(king::Seat::North)) << '\n';
/// ```
#ifndef KING_HPP
#define KING_HPP

#include "king/action.hpp"
#include "king/balayi/action.hpp"
#include "king/balayi/match.hpp"
#include "king/balayi/pack.hpp"
#include "king/balayi/round.hpp"
#include "king/balayi/table.hpp"
#include "king/balayi/trick.hpp"
#include "king/balayi/worlds.hpp"
#include "king/card.hpp"
#include "king/contract.hpp"
#include "king/deal.hpp"
#include "king/doubles.hpp"
#include "king/error.hpp"
#include "king/house_rules.hpp"
#include "king/list.hpp"
#include "king/party.hpp"
#include "king/result.hpp"
#include "king/round.hpp"
#include "king/seat.hpp"
#include "king/sheet.hpp"
#include "king/shuffle.hpp"
#include "king/table.hpp"
#include "king/text.hpp"
#include "king/trick.hpp"
#include "king/worlds.hpp"

#endif
