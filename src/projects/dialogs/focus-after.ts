/** The attribute by which a card, or a row, says whose project it is. */
const all = '[data-project]'

/**
 * Remembers what stands beside a project that is about to go. The function given moves the focus there when it has gone:
 * to the next project, else the one before, else the page's heading.
 */
export function focusAfter(id: string): () => void {
  const shown = [...document.querySelectorAll<HTMLElement>(all)]
  const at = shown.findIndex((element) => element.dataset.project === id)
  const beside = (shown[at + 1] ?? shown[at - 1])?.dataset.project
  const focus = () => {
    const next = [...document.querySelectorAll<HTMLElement>(all)].find(({ dataset }) => dataset.project === beside)
    const target = next?.querySelector<HTMLElement>('a') ?? document.getElementById('projects-title')
    target?.focus()
  }
  // After the dialog is gone, which gives the focus back to what opened it.
  return () => requestAnimationFrame(() => requestAnimationFrame(focus))
}
