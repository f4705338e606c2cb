/* The golden advice of King. */
#define OF(name) king_##name
#define VIEWER_PARSE king_seat_parse
#define REPLAY replay_king_players
#include "players.inc"
