// A novice who knows only what the page offers: finds the next thing to press, once the page waits for it, and whether it can
// be pressed there. Run in the page, with a number that decides between several.
;async (choice) => {
  const shown = (element) => element && element.getClientRects().length > 0
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown)
  const enabled = (element) => !element.disabled && element.getAttribute('aria-disabled') !== 'true'
  const pick = (elements) => elements[choice % elements.length]
  const offered = () => {
    const dialog = document.querySelector('dialog[open]')
    if (dialog)
      return dialog.querySelector('#outcome')
        ? 'over'
        : (dialog.querySelector('[data-tool=next]') ?? dialog.querySelector('.close'))
    const asked = all('.ask button').filter(enabled)
    if (asked.length) {
      // Now and then a seat is pressed first; what is said then says it.
      const say = asked.find((button) => button.dataset.key === 'say')
      const pressed = asked.some((button) => button.getAttribute('aria-pressed') === 'true')
      return say && (pressed || choice % 3) ? say : pick(asked)
    }
    const cards = all('.card.legal')
    if (cards.length) return pick(cards)
    return all('.tools [data-tool=next]')[0]
  }
  // What was pressed last is drawn with the next frame.
  await new Promise(requestAnimationFrame)
  for (const begun = performance.now(); performance.now() - begun < 30_000;) {
    const target = offered()
    if (target === 'over') return { over: true }
    if (target) {
      target.scrollIntoView({ block: 'nearest' })
      const { left, top, width, height } = target.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const hit = document.elementFromPoint(x, y)
      if (!target.contains(hit))
        return { error: `${target.outerHTML.slice(0, 80)} lies under ${hit?.outerHTML.slice(0, 80)}` }
      return { x, y, what: target.dataset.card ?? target.dataset.key ?? target.dataset.tool ?? target.className }
    }
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  return { error: `nothing to press: ${document.querySelector('.status')?.textContent}` }
}
