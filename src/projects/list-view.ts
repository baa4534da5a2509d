import { useState } from 'react'

export const views = ['cards', 'table'] as const
export type View = (typeof views)[number]

const key = 'mizan.projectsView'

function remembered(): View {
  try {
    return localStorage.getItem(key) === 'table' ? 'table' : 'cards'
  } catch {
    return 'cards' // Storage is blocked: the choice holds for this page.
  }
}

/** How a long list is looked at, kept on this device. */
export function useView(): [View, (view: View) => void] {
  const [view, setView] = useState(remembered)
  const choose = (chosen: View) => {
    setView(chosen)
    try {
      localStorage.setItem(key, chosen)
    } catch {
      // Storage is blocked: the choice holds for this page.
    }
  }
  return [view, choose]
}
