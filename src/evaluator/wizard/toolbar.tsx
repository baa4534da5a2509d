import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { blankPlan } from '../../domain/plan/plan'
import { currencyWord } from '../../i18n/format'
import { IconButton } from '../../ui/button'
import { Reset } from '../../ui/icons'
import { TextBox } from '../../ui/inputs/text-box'
import { useField } from '../fields/field-atom'
import { languageAtom } from '../state/atoms'
import { pristineAtom } from '../state/plan-store'
import { applyEditAtom } from '../state/undo'
import { useUndoToast } from '../state/use-undo'

const defaultCurrency = blankPlan().currency

const ResetDialog = lazy(() => import('./reset-dialog'))

/** Currency and Reset: what concerns the whole plan. */
export function Toolbar() {
  return (
    <>
      <CurrencyBox />
      <ResetButton />
    </>
  )
}

function CurrencyBox() {
  const { t } = useTranslation('evaluator')
  const [currency, setCurrency] = useField('currency')
  // In Arabic the riyal is written as every amount beside it writes it.
  const riyal = currencyWord(defaultCurrency, useAtomValue(languageAtom))
  const inWords = (code: string) => (code === defaultCurrency ? riyal : code)
  const asCode = (text: string) => (text.trim() === riyal ? defaultCurrency : text)
  return (
    <TextBox
      id="currency"
      aria-label={t('toolbar.currency')}
      title={t('toolbar.currency')}
      dir="ltr"
      placeholder={riyal}
      maxLength={12}
      autoComplete="off"
      className="w-20 max-w-20 text-center"
      value={inWords(currency)}
      onChange={(text) => setCurrency(asCode(text))}
    />
  )
}

function ResetButton() {
  const { t } = useTranslation('evaluator')
  const [asking, setAsking] = useState(false)
  const command = useSetAtom(applyEditAtom)
  const store = useStore()
  const sayReset = useUndoToast()
  const reset = () => {
    command({ plan: store.get(pristineAtom), place: 'content' })
    setAsking(false)
    sayReset(t('toolbar.resetDone'))
  }
  return (
    <>
      <IconButton label={t('toolbar.reset')} onClick={() => setAsking(true)}>
        <Reset />
      </IconButton>
      {asking ? (
        <Suspense fallback={null}>
          <ResetDialog onReset={reset} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
