// Pages without React: their texts stand in places that a script writes again, their sliders are found by name.

/** Writes each text into the places that bear its name. */
export function showTexts(root: ParentNode, texts: Readonly<Record<string, string>>): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-shown]')) {
    const text = texts[place.dataset.shown ?? '']
    if (text !== undefined && place.textContent !== text) place.textContent = text
  }
}

export function sliderIn(root: ParentNode, name: string): HTMLInputElement {
  const slider = root.querySelector(`input[name="${name}"]`)
  if (!(slider instanceof HTMLInputElement)) throw new Error(`There is no slider ${name}`)
  return slider
}
