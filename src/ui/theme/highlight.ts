/** What is highlighted, and when the next step of it is due. */
const due = new Map<HTMLElement, number>()

/** How long each step of a highlight lasts, in milliseconds. */
const step = 100

/**
 * Highlights an element for a moment, in two steps (changes.css). By one timer for all, for an animation is made and laid out
 * again with every key; a highlight that is there already stays as it is, which costs nothing.
 */
export function highlight(element: HTMLElement): void {
  if (element.dataset.highlight !== 'full') element.dataset.highlight = 'full'
  if (due.size === 0) setTimeout(fade, step)
  due.set(element, performance.now() + step)
}

/** The next step of every highlight that is due for it. */
function fade(): void {
  const now = performance.now()
  for (const [element, at] of due) {
    if (at > now) continue
    const isOver = element.dataset.highlight === 'half'
    if (isOver) {
      delete element.dataset.highlight
      due.delete(element)
    } else {
      element.dataset.highlight = 'half'
      due.set(element, now + step)
    }
  }
  if (due.size > 0) setTimeout(fade, Math.min(...due.values()) - now)
}
