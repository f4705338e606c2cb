// A party in which one seat is a person's: what a server holds, all hands among it. The page is shown views alone.

const MARK = '# play'

/** The number of a seed that nobody has chosen. */
export const anySeed = () => crypto.getRandomValues(new Uint32Array(1))[0]

export class Server {
  #king
  #party
  #round
  #before

  constructor(king, { seed, seat, level }, party, before, round) {
    this.#king = king
    this.seed = seed
    this.seat = seat
    this.level = level
    this.#party = party
    this.#before = before
    this.#round = round
  }

  /** A party before its first declaration; the seats draw for who declares first, again when they draw equal ranks (K2.1). */
  static begin(king, how) {
    let first = null
    for (let k = 0; first === null; k++) {
      first = king.first_declarer(king.pack_from_seed(king.deal_seed(~BigInt(how.seed) & 0xffffffffn, BigInt(k))))
    }
    const party = king.party_new(first, null)
    return new Server(king, how, party, [], dealt(king, how.seed, party, 0))
  }

  /** The party of a file that `file` returned. What is no such file is an error: a `KingError` where the rules refuse it. */
  static restore(king, file) {
    const [about, ...lines] = file.split('\n')
    const match = /^# play seed=(\d{1,10}) seat=([NESW]) level=(\w+)$/.exec(about)
    if (!match) throw new Error('not a party that was being played')
    const how = { seed: Number(match[1]), seat: king.seat_parse(match[2]), level: king.level_parse(match[3]) }
    const { party, rounds } = readParty(king, lines)
    const last = rounds.at(-1)
    const open = last && (king.round_turn(last) !== null || king.party_declarer(party) === null)
    if (open) return new Server(king, how, party, rounds.slice(0, -1), last)
    return new Server(king, how, party, rounds, dealt(king, how.seed, party, rounds.length))
  }

  /** The party file, with what the party follows from in a comment before it. */
  get file() {
    const king = this.#king
    const about = `${MARK} seed=${this.seed} seat=${king.seat_text(this.seat)} level=${king.level_text(this.level)}`
    return [about, this.record].join('\n')
  }

  /** The party file as anybody reads it. */
  get record() {
    const rounds = [...this.#before, this.#round].map((round) => this.#king.round_text(round))
    return [this.#king.party_head(this.#party), ...rounds].join('\n')
  }

  /** The record of this round, which holds all hands. */
  get roundRecord() {
    return this.#king.round_text(this.#round)
  }

  get party() {
    return this.#party
  }

  get turn() {
    return this.#king.round_turn(this.#round)
  }

  get over() {
    return this.turn === null
  }

  get partyOver() {
    return this.#king.party_declarer(this.#party) === null
  }

  /** What a seat sees. */
  view(seat = this.seat) {
    return this.#king.round_view(this.#round, seat)
  }

  /** The only thing that the person may do, when that is to keep the round (K4.3) or to pass in dürt (K8.3). */
  get forced() {
    const king = this.#king
    const [low, high] = king.round_legal_actions(this.#round)
    const legal = low | (high << 64n)
    for (const action of [king.ACTION_PASS, king.ACTION_KEEP]) if (legal === 1n << BigInt(action)) return action
    return null
  }

  /** Lets a seat act; what it may not do is a `KingError`. */
  apply(seat, action) {
    const king = this.#king
    this.#round = king.round_apply_as(this.#round, seat, action)
    if (this.over) this.#party = king.party_record(this.#party, this.#round)
  }

  /** Deals the next round, when this one is over and the party is not. */
  deal() {
    if (!this.over || this.partyOver) return
    this.#before.push(this.#round)
    this.#round = dealt(this.#king, this.seed, this.#party, this.#before.length)
  }

  /** Whether the person has decided anything in this round. */
  get canGoBack() {
    return !this.over && this.#lastDecision() >= 0
  }

  /** Takes back the person's last decision in this round, and what followed it. */
  back() {
    const last = this.#lastDecision()
    if (last < 0 || this.over) return
    this.#round = positions(this.#king, this.#round, last).at(-1)
  }

  #lastDecision() {
    const king = this.#king
    const { seats, actions } = king.table_actions(king.round_table(this.#round))
    const forced = [king.ACTION_PASS, king.ACTION_KEEP]
    return actions.findLastIndex((action, i) => seats[i] === this.seat && !forced.includes(action))
  }

  /** The round after each of its actions, from the deal on: what the person saw when it decided. */
  positions() {
    return positions(this.#king, this.#round)
  }
}

function dealt(king, seed, party, k) {
  return king.party_start(party, king.deal_from_seed(king.deal_seed(BigInt(seed), BigInt(k))))
}

/** The round after each of its first actions, or of all. */
export function positions(king, round, count = Infinity) {
  const table = king.round_table(round)
  const rules = king.table_house_rules(table)
  const { actions } = king.table_actions(table)
  const all = [king.round_new(king.round_deal(round), king.table_declarer(table), king.table_unused(table), rules)]
  for (const action of actions.slice(0, count)) all.push(king.round_apply(all.at(-1), action))
  return all
}

/** The party and the rounds of the lines of a party file. */
export function readParty(king, lines) {
  let file = king.party_file_new()
  const rounds = []
  for (const line of lines) {
    const read = king.party_file_read_line(file, line)
    file = read.file
    if (read.round) rounds.push(read.round)
  }
  const party = king.party_file_party(file)
  if (!party) throw new Error('no party')
  return { party, rounds }
}
