import './embed.css'
import { type Moved, movedFigures } from '../../domain/samples/moved-figures'
import { showTexts, sliderIn } from '../../ui/page/live-places'
import { tellHeight } from './height'
import { type FrameStore, frameReading } from './reading'

/** The address of the store in Mizan, as it stands. */
function withFigures(href: string, moved: Moved): string {
  const address = new URL(href)
  for (const name of movedFigures) address.searchParams.set(name, String(moved[name]))
  return address.href
}

/** Makes the sliders move the figures: one evaluation a move, without a request. */
function startCalculator(store: FrameStore): void {
  const root = document.querySelector('main')
  if (!root) return
  const language = document.documentElement.lang === 'ar' ? 'ar' : 'en'
  const sliders = movedFigures.map((name) => ({ name, slider: sliderIn(root, name) }))
  const moved = { price: 0, cost: 0, units: 0 }
  const read = () => {
    for (const { name, slider } of sliders) moved[name] = slider.valueAsNumber
    return frameReading(store, moved, language)
  }
  const link = root.querySelector('a')
  const move = () => {
    const { shown, losing } = read()
    showTexts(root, shown)
    root.classList.toggle('losing', losing)
    for (const { name, slider } of sliders) slider.ariaValueText = shown[name]
    if (link) link.href = withFigures(link.href, moved)
  }
  const spoken = root.querySelector('output')
  root.addEventListener('input', move)
  // Said once a slider rests: at every step it would speak over itself.
  root.addEventListener('change', () => {
    if (spoken) spoken.textContent = read().shown.announcement
  })
  move()
}

/** The theme that the address asks for, else the device's as it changes. */
function followTheme(): void {
  if (/[?&]theme=(light|dark)\b/.test(location.search)) return
  const dark = matchMedia('(prefers-color-scheme: dark)')
  dark.addEventListener('change', () => {
    document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light'
  })
}

const block = document.getElementById('store')?.textContent
followTheme()
tellHeight()
if (block) startCalculator(JSON.parse(block))
