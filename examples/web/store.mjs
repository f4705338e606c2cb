// What the browser keeps: the party, and how the page is wanted.

/** KING_LEVEL_EASY to KING_LEVEL_HARD. */
export const LEVELS = [1, 2, 3]

const KEY = 'konturlu-king'
const DEFAULTS = { lang: 'tr', speed: 1, theme: 0, level: 3, file: null }

/** What was kept; what cannot be read is as if nothing had been. */
export function recall() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const sound = {
      lang: ['tr', 'en'].includes(kept.lang),
      speed: [0, 1, 2].includes(kept.speed),
      theme: [0, 1, 2].includes(kept.theme),
      level: LEVELS.includes(kept.level),
      file: typeof kept.file === 'string',
    }
    const entries = Object.keys(DEFAULTS).map((key) => [key, sound[key] ? kept[key] : DEFAULTS[key]])
    return Object.fromEntries(entries)
  } catch {
    return { ...DEFAULTS }
  }
}

/** Keeps it; a browser that keeps nothing is played in all the same. */
export function keep(state) {
  const entries = Object.keys(DEFAULTS).map((key) => [key, state[key]])
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)))
  } catch {
    // A private window, or one that is full.
  }
}
