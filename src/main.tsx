import { getDefaultStore } from 'jotai'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app'
import { lastOpened } from './evaluator/device-store'
import { hasDeviceState, openDevicePlan, prepareStore } from './evaluator/plan-store'
import { createI18n } from './i18n'
import { paths } from './paths'
import { followSystemTheme } from './ui/theme-choice'
import './ui/theme.css'

async function start(): Promise<void> {
  const language = document.documentElement.lang === 'ar' ? 'ar' : 'en'
  const dictionaries = language === 'ar' ? (await import('./i18n/ar')).ar : (await import('./i18n/en')).en
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root element')
  const store = getDefaultStore()
  prepareStore(store, language, dictionaries)
  followSystemTheme()
  const onDemo = location.pathname.replace(/\/$/, '') === paths.demo
  const fresh = !hasDeviceState() && !new URLSearchParams(location.search).has('step')
  if (onDemo && !fresh) openDevicePlan(store, lastOpened())
  const app = (
    <StrictMode>
      <App store={store} words={createI18n(language, dictionaries)} />
    </StrictMode>
  )
  // The prerendered page shows the untouched sample at its first step; anything else is drawn anew.
  // As a transition it is done in slices, between which the page answers.
  if (onDemo && fresh && root.firstElementChild) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
}

void start()
