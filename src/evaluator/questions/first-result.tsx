import { useAtomValue } from 'jotai'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useMissingText } from '../../results/headline/use-missing-text'
import { classes } from '../../ui/classes'
import { Figure } from '../../ui/figure'
import { useFormat } from '../state/use-format'
import { headlineSize } from '../summary/headline-size'
import { useGoToField } from '../wizard/use-go-to-field'
import { missingAnswersAtom, profitSoFarAtom } from './question-atoms'

const whole = { min: 0, max: 0 }

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
  const amount = money(Math.abs(profit), whole)
  return (
    <>
      <h2 className="text-small font-medium text-muted">{t(profit < 0 ? 'loss' : 'profit')}</h2>
      <p className={classes('mt-1 font-semibold text-muted', headlineSize(amount))}>
        <Figure>{amount}</Figure>
      </p>
    </>
  )
}

/** 'First result: still missing product cost of Oud · delivery', each a link to its field. */
export function MissingList() {
  const { t } = useTranslation('questions')
  const missing = useAtomValue(missingAnswersAtom)
  const text = useMissingText()
  const goTo = useGoToField()
  return (
    <div className="mt-3 text-small">
      <p>
        {t('firstResult')}{' '}
        {missing.map((one, index) => (
          <Fragment key={`${one.question} ${one.path}`}>
            {index === 0 ? null : ' · '}
            <a
              href={`#${one.path}`}
              className="font-medium text-text underline underline-offset-2 wrap-anywhere"
              onClick={(event) => {
                event.preventDefault()
                goTo(one.path)
              }}
            >
              {text(one)}
            </a>
          </Fragment>
        ))}
      </p>
      <p className="mt-1 text-muted">{t('why')}</p>
    </div>
  )
}

/** The same in one line, at the bottom of a phone. */
export function FirstResultLine() {
  const { t } = useTranslation('questions')
  const { money } = useFormat()
  return (
    <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-2 text-muted">
      <Figure className="font-semibold">{money(useAtomValue(profitSoFarAtom), whole)}</Figure>
      <span className="text-small">{t('beforeCosts')}</span>
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
