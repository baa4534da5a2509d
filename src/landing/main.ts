import '../ui/theme/theme.css'
import './landing.css'
import { keepOffline } from './keep-offline'
import { startInstrument } from './live-calculator/start-live-calculator'
import { startThemeButton } from './theme-button'

const instrument = document.getElementById('instrument')
const theme = document.getElementById('theme')
if (theme) startThemeButton(theme)
if (instrument) startInstrument(instrument, document.documentElement.lang === 'ar' ? 'ar' : 'en')
keepOffline()
