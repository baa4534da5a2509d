import type { Language } from '../../domain/options'
import { showTexts, sliderIn } from '../../ui/page/live-places'
import type { LandingWords } from '../site'
import { type Reading, reading } from './balance-figures'
import { evaluateMoved, type Moved } from './sample-store'

/** The words stand in the page, so that the script brings none of its own. */
function wordsOf(root: HTMLElement): LandingWords['instrument'] {
  return JSON.parse(root.dataset.words ?? '')
}

function show(root: HTMLElement, { shown, tilt, losing, weights }: Reading): void {
  showTexts(root, shown)
  for (const { id, y, height } of weights) {
    const weight = root.querySelector(`[data-weight="${id}"]`)
    weight?.setAttribute('y', String(y))
    weight?.setAttribute('height', String(height))
  }
  root.style.setProperty('--tilt', `${tilt}deg`)
  root.classList.toggle('losing', losing)
}

/** Makes the two sliders move the figures of the instrument: one evaluation a move, without a request. */
export function startInstrument(root: HTMLElement, language: Language): void {
  const words = wordsOf(root)
  const sliders = { price: sliderIn(root, 'price'), units: sliderIn(root, 'units') }
  const spoken = root.querySelector('output')
  const read = () => {
    const moved: Moved = { price: sliders.price.valueAsNumber, units: sliders.units.valueAsNumber }
    return reading(evaluateMoved(moved), moved, words, language)
  }
  const move = () => {
    const now = read()
    show(root, now)
    sliders.price.ariaValueText = now.shown.price
    sliders.units.ariaValueText = now.shown.units
  }
  root.addEventListener('input', move)
  // Said once a slider rests: at every step it would speak over itself.
  root.addEventListener('change', () => {
    if (spoken) spoken.textContent = read().announcement
  })
  // A browser may have kept the sliders of the last visit.
  move()
}
