// Elements in a line each. Texts are always text: nothing that is shown is read as HTML.

/** An element. Of `props`, functions are listeners (`onclick`), `class`, `data-…`, `aria-…` and the like attributes. */
export function h(tag, props, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(props ?? {})) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value)
    else if (value === true) element.setAttribute(name, '')
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, value)
  }
  element.append(...children.flat(2).filter((child) => child !== null && child !== undefined && child !== false))
  return element
}

/** A drawing out of a text of this page's own making. */
export function drawing(svg) {
  const template = document.createElement('template')
  template.innerHTML = svg
  return template.content.firstElementChild
}

/** Puts children into an element, and the focus back to where it was: to the element with the same `data-key`. */
export function fill(element, ...children) {
  const key = element.contains(document.activeElement) ? document.activeElement.dataset.key : undefined
  element.replaceChildren(...children.flat(2).filter(Boolean))
  if (key !== undefined) element.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus()
}

/** A table: heads of columns, then lines that begin with their own head. */
export function grid(caption, heads, lines) {
  const head = h(
    'tr',
    {},
    heads.map((text) => h('th', { scope: 'col' }, text)),
  )
  const rows = lines.map(([first, ...cells]) =>
    h(
      'tr',
      {},
      h('th', { scope: 'row' }, first),
      cells.map((cell) => h('td', {}, cell)),
    ),
  )
  return h('table', {}, h('caption', {}, caption), h('thead', {}, head), h('tbody', {}, rows))
}
