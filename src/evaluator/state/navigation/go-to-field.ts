/** The element at a path, or at the nearest part of it that is on the page: the list of an element that is gone. */
function elementAt(path: string): HTMLElement | null {
  const end = path.lastIndexOf('.')
  return document.getElementById(path) ?? (end > 0 ? elementAt(path.slice(0, end)) : null)
}

/** Where this put the caret last. */
let placed: Element | null = null

/** Whether the founder put the caret into another box since it stood in `from`. */
function hasMovedOn(from: Element | null): boolean {
  const now = document.activeElement
  return now !== from && now !== placed && now?.matches('input, select, textarea') === true
}

/**
 * Brings a field onto the screen and puts the caret in it, opening the sections that hide it. A path that has no
 * control of its own ('products') is found by the nearest element that carries its id; a note's leads to its field.
 * It takes two frames: a caret that the founder has moved from `from` to another box by then stays there.
 */
export function goToField(path: string, from = document.activeElement): void {
  const field = elementAt(path.replace(/^notes\./, ''))
  if (!field) return
  for (let closed = field.closest('[hidden]'); closed; closed = closed.parentElement?.closest('[hidden]') ?? null) {
    document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(closed.id)}"]`)?.click()
    if (closed.hasAttribute('hidden')) break
  }
  requestAnimationFrame(() => {
    if (hasMovedOn(from)) return
    const target = field.matches('input, select, textarea, button, [tabindex]')
      ? field
      : field.querySelector<HTMLElement>('input, select, button')
    target?.focus()
    placed = document.activeElement
    field.scrollIntoView({ block: 'center' })
  })
}

/** The same for a field that is drawn with the next frame. */
export function goToFieldNextFrame(path: string): void {
  const from = document.activeElement
  requestAnimationFrame(() => goToField(path, from))
}

const maxWaitMs = 3000

/** Whether a field is on the page, or what is drawn when it is opened. */
const isThere = (path: string): boolean =>
  document.getElementById(path) !== null ||
  document.getElementById(path.slice(0, path.lastIndexOf('.')))?.hidden === true

/** The button of what floats over every step and has the field inside, such as the menu with the currency. */
export function openerOf(path: string): HTMLElement | null {
  return document.querySelector(`[data-opens="${CSS.escape(path)}"]`)
}

/** The same once the field is on the page: its step or its menu may still have to be loaded. */
export function goToFieldSoon(path: string): void {
  const opener = openerOf(path)
  if (opener?.ariaExpanded === 'false') opener.click()
  goToFieldUntil(path, Date.now() + maxWaitMs)
}

function goToFieldUntil(path: string, until: number): void {
  requestAnimationFrame(() => {
    if (isThere(path) || Date.now() > until) goToField(path)
    else goToFieldUntil(path, until)
  })
}
