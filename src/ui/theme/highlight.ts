/** What is highlighted, and the timer of its next step. */
const timers = new Map<HTMLElement, ReturnType<typeof setTimeout>>()

/** How long each step of a highlight lasts, in milliseconds. */
const step = 100

/**
 * Highlights an element for a moment, in two steps (changes.css). By timers, for an animation is made and laid out again
 * with every key; a highlight that is there already stays as it is, which costs nothing.
 */
export function highlight(element: HTMLElement): void {
  clearTimeout(timers.get(element))
  element.dataset.highlight = 'full'
  const fade = () => {
    element.dataset.highlight = 'half'
    timers.set(element, setTimeout(end, step))
  }
  const end = () => {
    delete element.dataset.highlight
    timers.delete(element)
  }
  timers.set(element, setTimeout(fade, step))
}
