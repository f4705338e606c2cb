// The advisor, in a worker: it is sent the text of a view, and never a round, so it knows what its seat sees.
import { load } from './king.mjs'

const library = load(fetch(new URL('king.wasm', import.meta.url)))

addEventListener('message', async ({ data }) => {
  const king = await library
  postMessage({ id: data.id, ...answer(king, data) })
})

function answer(king, { seat, text, seed, level, playouts, lang }) {
  const view = king.view_parse(seat, text)
  const settings = level ? king.level_settings(level) : { ...king.settings_new(), playouts, estimates: playouts }
  let advisor = king.advisor_new(view, { ...settings, seed: BigInt(seed) })
  for (let more = true; more;) ({ advisor, more } = king.advisor_step(advisor, 4000))
  if (level) return { action: king.advisor_best(advisor) }
  const estimates = []
  for (let estimate; (estimate = king.advisor_estimate(advisor, estimates.length));) estimates.push(estimate)
  const thumb = king.greedy_choose(king.view_table(view), king.view_hand(view, seat))
  return {
    action: king.advisor_best(advisor),
    // Why the rule of thumb would do it, where the advice goes by that alone.
    reason: king.greedy_reason_message(thumb.reason, lang),
    estimates: estimates.filter((estimate) => estimate.playouts > 0),
    explanation: king.advisor_explain(advisor, lang),
    playouts: Number(king.advisor_playouts(advisor)),
  }
}
