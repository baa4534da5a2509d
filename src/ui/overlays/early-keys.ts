/** What was typed since a button was pressed, while nothing was there to take it. */
let typed = ''
let pressedAt = Number.NEGATIVE_INFINITY

/** After this time keys are no longer meant for the dialog. */
const maxWait = 15_000

const takesText = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

/** A letter or a sign of any language; the names of other keys are longer, and in English. */
const isText = (key: string) => key.length === 1 || /^\P{ASCII}+$/u.test(key)

function begin(): void {
  typed = ''
  pressedAt = performance.now()
}

function keep(event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey } = event
  if (takesText(target) || ((ctrlKey || metaKey) && !event.getModifierState('AltGraph'))) return
  if (key === 'Backspace') typed = typed.slice(0, -1)
  // The space between two words presses no button; the first one does, and so does Enter.
  else if (typed === '' && (key === 'Enter' || key === ' ')) begin()
  else if (isText(key)) typed += key
}

/** Keeps what is typed between the press of a button and the dialog that it opens, which may have to be loaded first. */
export function keepEarlyKeys(): void {
  document.addEventListener('pointerdown', begin, true)
  document.addEventListener('keydown', keep, true)
}

/** Gives what was typed early to the field that was meant, which has the focus. */
export function putEarlyKeys(field: Element): void {
  const text = performance.now() - pressedAt < maxWait ? typed : ''
  typed = ''
  if (text === '' || !field.matches('input:not([type=checkbox], [type=radio], [type=range]), textarea')) return
  // The field learns of it as of a key, once it has done what it does when it is entered.
  queueMicrotask(() => document.execCommand('insertText', false, text))
}
