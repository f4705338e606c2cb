/// @file
/// king_players.hpp: players for Konturlu King (namespace king) and Balayi kingi (namespace king::balayi), over
/// king_players.h and king.hpp: opponents and greedy play, advisors, and of King endings solved and rounds
/// reviewed (king/review.hpp). A program asks players_check() once, whether the library serves it.
#ifndef KING_PLAYERS_ALL_HPP
#define KING_PLAYERS_ALL_HPP

#include "king.hpp"
#include "king/advisor.hpp"
#include "king/balayi/advisor.hpp"
#include "king/balayi/greedy.hpp"
#include "king/greedy.hpp"
#include "king/players.hpp"
#include "king/review.hpp"

#endif
