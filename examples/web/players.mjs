// The other seats, and advice: a worker is asked, and what it does not answer in time is played by the rule of thumb.

export class Players {
  #king
  #patience
  #worker = null
  #late = false
  #waiting = new Map()
  #next = 0

  /** How many times the rule of thumb stood in for the worker. */
  missed = 0

  constructor(king, patience = 3000) {
    this.#king = king
    this.#patience = patience
    this.#start()
  }

  /** What a seat does, by the text of its view: always a legal action, and never later than the patience allows. */
  async act(seat, text, level, seed) {
    const king = this.#king
    if (level > king.LEVEL_EASY) {
      // Who was late is waited for less, until an answer comes.
      const answer = await this.#ask({ seat, text, level, seed }, this.#late ? this.#patience / 10 : this.#patience)
      const view = king.view_parse(seat, text)
      if (answer && king.view_why_not(view, answer.action) === null) return answer.action
      this.missed += 1
    }
    const view = king.view_parse(seat, text)
    return king.greedy_choose(king.view_table(view), king.view_hand(view, seat)).action
  }

  /** What each action is worth, or null when nobody answers. */
  async advise(seat, text, seed, playouts, lang) {
    return this.#ask({ seat, text, seed, playouts, lang }, 4 * this.#patience)
  }

  #start() {
    try {
      this.#worker = new Worker(new URL('advisor.mjs', import.meta.url), { type: 'module' })
    } catch {
      return
    }
    this.#worker.addEventListener('message', ({ data }) => {
      this.#late = false
      this.#settle(data.id, data)
    })
    this.#worker.addEventListener('error', (event) => {
      event.preventDefault()
      this.#stop()
    })
  }

  /** A worker that does not answer is let go; those that wait for it learn that it has not. */
  #stop() {
    this.#worker?.terminate()
    this.#worker = null
    for (const id of [...this.#waiting.keys()]) this.#settle(id, null)
  }

  #settle(id, answer) {
    const waiting = this.#waiting.get(id)
    if (!waiting) return
    this.#waiting.delete(id)
    clearTimeout(waiting.timer)
    waiting.resolve(answer)
  }

  #ask(question, patience) {
    if (!this.#worker) return Promise.resolve(null)
    const id = this.#next++
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#late = true
        this.#stop()
        this.#start()
      }, patience)
      this.#waiting.set(id, { resolve, timer })
      this.#worker.postMessage({ id, ...question })
    })
  }
}
