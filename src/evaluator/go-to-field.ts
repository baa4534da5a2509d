/**
 * Brings a field onto the screen and puts the caret in it, opening the sections that hide it. A path that has no
 * control of its own ('products') is found by the nearest element that carries its id.
 */
export function goToField(path: string): void {
  const field = document.getElementById(path)
  if (!field) return
  for (let closed = field.closest('[hidden]'); closed; closed = closed.parentElement?.closest('[hidden]') ?? null) {
    document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(closed.id)}"]`)?.click()
    if (closed.hasAttribute('hidden')) break
  }
  requestAnimationFrame(() => {
    const target = field.matches('input, select, textarea, button')
      ? field
      : field.querySelector<HTMLElement>('input, select, button')
    target?.focus()
    field.scrollIntoView({ block: 'center' })
  })
}
