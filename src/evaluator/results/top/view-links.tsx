import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { useConclusionSentence } from '../../../results/conclusion/use-conclusion-texts'
import { Button } from '../../../ui/button'
import { ArrowBack, ChevronForward } from '../../../ui/first-icons'
import { useResultsView } from '../../state/navigation/step-location'
import { concludedAtom } from '../concluded'
import { IncomeDifference } from '../trial/difference'

/** The way from the answers to everything behind them. */
export function ToAnalysis() {
  const { t } = useTranslation('summary')
  const [, go] = useResultsView()
  return (
    <nav
      aria-label={t('analysis.title')}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-panel border border-line bg-surface px-4 py-3 sm:p-6 print:hidden"
    >
      <p className="max-w-[30em] text-muted">{t('analysis.text')}</p>
      <Button onClick={() => go('analysis')}>
        {t('analysis.open')}
        <ChevronForward />
      </Button>
    </nav>
  )
}

/** Above the analysis: what it comes to, and the way back. */
export function ToAnswers() {
  const { t } = useTranslation(['summary', 'options'])
  const [, go] = useResultsView()
  const concluded = useAtomValue(concludedAtom)
  const sentence = useConclusionSentence()
  const { verdict } = concluded.conclusion
  return (
    <section aria-labelledby="analysis">
      {/* On paper the conclusion follows the title of the results at once. */}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 print:hidden">
        <h2 id="analysis" className="text-section font-semibold">
          {t('summary:analysis.title')}
        </h2>
        <Button onClick={() => go('answers')}>
          <ArrowBack />
          {t('summary:analysis.back')}
        </Button>
      </div>
      <p className="mt-1 max-w-line text-muted">
        {verdict === null ? null : (
          <span id="verdict" className="font-semibold text-text">
            {t(`options:verdictWords.${verdict}`)}
          </span>
        )}
        {verdict === null ? '' : ' – '}
        {sentence(concluded)}
        <IncomeDifference />
      </p>
    </section>
  )
}
