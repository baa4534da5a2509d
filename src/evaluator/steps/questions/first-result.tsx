import { useAtomValue } from 'jotai'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { maxNamed, whyText } from '../../../results/conclusion/missing-text'
import { useMissingText } from '../../../results/conclusion/use-missing-text'
import { Button } from '../../../ui/button'
import { Figure, FluidFigure } from '../../../ui/figure'
import { useGoToField } from '../../state/navigation/use-go-to-field'
import { missingAnswersAtom, profitSoFarAtom } from '../../state/unanswered'
import { useFormat } from '../../state/use-format'
import { FieldLink } from './field-link'

/** The profit so far, and what it leaves out: stands where there would be a verdict. */
export function FirstResult() {
  return (
    <>
      <ProfitSoFar />
      <MissingList />
    </>
  )
}

function ProfitSoFar() {
  const { t } = useTranslation('questions')
  const { money } = useFormat()
  const profit = useAtomValue(profitSoFarAtom)
  const amount = money(Math.abs(profit), wholeMoney)
  return (
    <>
      <h2 className="text-small font-medium text-muted">{t(profit < 0 ? 'loss' : 'profit')}</h2>
      <FluidFigure size="headline" className="mt-1 text-muted">
        {amount}
      </FluidFigure>
    </>
  )
}

/** 'First result. Still missing: product cost of Oud · delivery', each a link to its field. */
export function MissingList() {
  const { t } = useTranslation(['questions', 'evaluator'])
  const missing = useAtomValue(missingAnswersAtom)
  const text = useMissingText()
  return (
    <div className="mt-3 text-small">
      <p>
        {t('questions:firstResult')}{' '}
        {missing.slice(0, maxNamed).map((one, index) => (
          <Fragment key={`${one.question} ${one.path}`}>
            {index === 0 ? null : ' · '}
            <FieldLink path={one.path} className="font-medium">
              {text(one)}
            </FieldLink>
          </Fragment>
        ))}
        {missing.length > maxNamed ? ` · ${t('evaluator:summary.more', { count: missing.length - maxNamed })}` : null}
      </p>
      <p className="mt-1 text-muted">{whyText(t, missing)}</p>
    </div>
  )
}

/** The way on from a first result: to the first answer that is missing. */
export function EnterMissing() {
  const { t } = useTranslation('questions')
  const [first] = useAtomValue(missingAnswersAtom)
  const goTo = useGoToField()
  if (!first) return null
  return (
    <Button variant="primary" onClick={() => goTo(first.path)}>
      {t('enterMissing')}
    </Button>
  )
}

/** The same in one line, at the bottom of a phone. */
export function FirstResultLine() {
  const { t } = useTranslation('questions')
  const { money } = useFormat()
  const profit = useAtomValue(profitSoFarAtom)
  return (
    <span className="min-w-0 grow text-muted">
      <span className="block truncate text-small leading-snug">{t(profit < 0 ? 'loss' : 'profit')}</span>
      <Figure className="font-semibold">{money(Math.abs(profit), wholeMoney)}</Figure>
    </span>
  )
}

/** What Results show while something is missing. */
export function FirstResultPanel() {
  return (
    <section className="rounded-panel border border-line bg-surface p-4 sm:p-6">
      <FirstResult />
    </section>
  )
}
