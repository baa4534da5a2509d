import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { isReaderAtom } from '../../state/atoms'
import { useStep } from '../../state/navigation/step-location'
import { missingAtom } from '../../state/unanswered'
import { EarnsPanel } from './earns-panel'
import { MoneyPanel } from './money-panel'
import { MovesPanel } from './moves-panel'

/** The three answers: whether the store earns, how much money it takes and when it is back, and what to change. */
export function ResultsTop() {
  if (useAtomValue(missingAtom)) return <NothingYet />
  return (
    <>
      <EarnsPanel />
      <MoneyPanel />
      <MovesPanel />
    </>
  )
}

function ToRevenue() {
  const { t } = useTranslation('summary')
  const [, go] = useStep()
  return (
    <Button variant="primary" onClick={() => go('revenue')}>
      {t('toRevenue')}
    </Button>
  )
}

/** Without a product, units or a price there is nothing to tell: what is missing, and the way there. */
function NothingYet() {
  const { t } = useTranslation(['summary', 'evaluator'])
  const missing = useAtomValue(missingAtom)
  const isReader = useAtomValue(isReaderAtom)
  if (!missing) return null
  return (
    <section aria-labelledby="verdict" className="grid justify-items-start gap-4">
      <h2 id="verdict" className="text-section font-semibold text-muted">
        {t('summary:noVerdict')}
      </h2>
      <Notice variant="warning" live>
        {t(`evaluator:rail.${missing}`)}
      </Notice>
      {isReader ? null : <ToRevenue />}
    </section>
  )
}
