// What a view shows, in one object to draw from. The page draws nothing that is not in here.
import { members } from './cards.mjs'

export const SEATS = [0, 1, 2, 3]

/** What is to be seen in a view; the totals are those of a `party`. */
export function look(king, view, party = null) {
  const table = king.view_table(view)
  const viewer = king.view_viewer(view)
  const { seats, actions } = king.table_actions(table)
  const contract = king.table_contract(table)
  return {
    viewer,
    contract,
    kind: contract === null ? null : king.contract_kind_of(contract),
    phase: king.table_phase(table),
    turn: king.table_turn(table),
    declarer: king.table_declarer(table),
    dealer: king.table_dealer(table),
    annulled: king.table_annulled(table),
    doubles: king.table_doubles(table),
    held: SEATS.map((seat) => king.table_held(table, seat)),
    hand: king.view_hand(view, viewer),
    taken: king.table_taken(table),
    places: king.table_places(table),
    trick: plays(king.table_trick(table)),
    lastTrick: plays(king.table_last_trick(table)),
    tricks: count((n) => king.table_winner_of(table, n)),
    winner: (n) => king.table_winner_of(table, n),
    played: king.table_played(table),
    placeable: king.table_placeable(table),
    legal: king.view_legal_cards(view),
    said: SEATS.map((seat) => actions.findLast((action, i) => seats[i] === seat && action > king.ACTION_PASS) ?? null),
    actions: actions.map((action, i) => ({ seat: seats[i], action })),
    result: king.table_result(table),
    scores: king.table_scores(table),
    totals: party && king.party_totals(party),
  }
}

/** The cards of a trick with who played them; null when there is none. */
function plays(trick) {
  if (!trick || trick.length === 0) return null
  return trick.cards.slice(0, trick.length).map((card, i) => ({ card, seat: (trick.leader + i) % 4 }))
}

function count(winner) {
  let n = 0
  while (winner(n) !== null) n += 1
  return n
}

/** The actions that a mask of the library holds. */
export const actionsOf = (king, [low, high]) => members(low | (high << 64n), king.ACTIONS)

/** Whether seat a has doubled seat b. */
export const hasDoubled = (doubles, a, b) => ((doubles >> (4 * a + b)) & 1) === 1
