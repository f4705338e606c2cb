// What the library calls things, in the language of the page.

export class Names {
  constructor(king, lang) {
    this.king = king
    this.lang = lang
    this.code = lang === 'en' ? king.LANG_EN : king.LANG_TR
  }

  card = (card) => this.king.card_name(card, this.code)
  seat = (seat) => this.king.seat_name(seat, this.code)
  suit = (suit) => this.king.suit_name(suit, this.code)
  contract = (contract) => this.king.contract_name(contract, this.code)
  action = (action) => this.king.action_name(action, this.code)
  level = (level) => this.king.level_name(level, this.code)

  /** A sentence of the library, with the clause that it goes by: of a value that says what is wrong. */
  sentence(error) {
    const text = this.king.error_message(error, this.code)
    const clause = this.king.error_clause(error)
    return clause ? `${text} (${clause})` : text
  }

  /** A kind of contract without what stands in brackets behind it. */
  shortKind = (kind) => this.king.contract_kind_name(kind, this.code).replace(/ \(.*\)/, '')

  /** A contract, or nothing before the declaration: a penalty for short, koz and dürt with their suit or rank. */
  heading(contract) {
    if (contract === null) return ''
    const penalty = contract < this.king.CONTRACT_KOZ
    return penalty ? this.shortKind(contract) : this.contract(contract)
  }
}
