/* The golden advice of Balayi. */
#define OF(name) balayi_##name
#define VIEWER_PARSE balayi_player_parse
#define REPLAY replay_balayi_players
#include "players.inc"
