import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Conclusion } from '../../../domain/model/conclusion/types'
import { lazyPage } from '../../../i18n/lazy-page'
import { backToTell, isZero, monthBackOf, wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { useConclusionTexts, useSteadyNote } from '../../../results/conclusion/use-conclusion-texts'
import { Button } from '../../../ui/button'
import { LiveFigure } from '../../../ui/figure'
import { isReaderAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'
import { useMonthName } from '../../state/use-month-name'
import { useTurnOnAnalysis } from '../../state/use-turn-on-analysis'
import { concludedAtom, conclusionAtom } from '../concluded'
import { disclosuresAtom } from '../slices'
import { Difference } from '../trial/difference'
import { MoneyParts } from './money-parts'

export const CashByMonth = lazyPage(
  () => import('../details/cash-by-month').then((module) => module.CashByMonth),
  'results',
)

/** How much money the store takes and when it is back: one figure, its parts, the month, and the picture of both. */
export function MoneyPanel() {
  const { t } = useTranslation('summary')
  const { needed } = useAtomValue(conclusionAtom)
  const texts = useConclusionTexts()(useAtomValue(concludedAtom))
  return (
    <section aria-labelledby="money" className="rounded-panel border border-line bg-surface px-4 py-3 sm:p-6">
      <h2 id="money" className="text-body font-semibold sm:text-section">
        {t('money.title')}
      </h2>
      {needed === null ? <TurnOn /> : <Needed needed={needed} />}
      {texts.trend ? <p className="mt-2 max-w-line text-small text-muted">{texts.trend}</p> : null}
      {needed === null ? null : <div className="mt-4 border-t border-line pt-4">{picture}</div>}
    </section>
  )
}

/** Always the same: a document that has it already keeps it while a slider moves, until the picture itself has loaded. */
const picture = (
  <Suspense fallback={<PictureToCome />}>
    <CashByMonth />
  </Suspense>
)

/** The place of the picture, so that nothing moves when it comes. */
function PictureToCome() {
  return (
    <div aria-busy="true" className="min-h-[27rem] pt-6 print:hidden">
      <div className="h-5 w-3/5 rounded-control bg-sunken" />
    </div>
  )
}

function Needed({ needed }: { needed: NonNullable<Conclusion['needed']> }) {
  const texts = useConclusionTexts()(useAtomValue(concludedAtom))
  if (needed.kind === 'none')
    return <p className="mt-1 max-w-line text-pretty font-medium sm:text-section">{texts.needed}</p>
  return (
    <>
      <div className="mt-1 flex flex-wrap gap-x-10 gap-y-2">
        <Amount needed={needed} />
        <Back />
      </div>
      <MoneyParts />
      {isZero(needed.amount) ? null : <LeftOut />}
    </>
  )
}

/** What the money needed does not hold, beside it: VAT where only cash by month counts it, and a reserve. */
function LeftOut() {
  const { t } = useTranslation('summary')
  const isVatLeftOut = useAtomValue(disclosuresAtom).includes('importVat')
  return (
    <p className="mt-2 max-w-line text-small text-muted">{t(isVatLeftOut ? 'money.withoutVat' : 'money.noReserve')}</p>
  )
}

/** What is needed, in an evaluation: what a trial changes in it. */
const amountOf = ({ conclusion: { needed } }: { conclusion: Conclusion }) =>
  needed === null || needed.kind === 'none' ? null : needed.amount

function Amount({ needed }: { needed: Exclude<NonNullable<Conclusion['needed']>, { kind: 'none' }> }) {
  const { t } = useTranslation('summary')
  const { money } = useFormat()
  const monthName = useMonthName()
  const isNothing = isZero(needed.amount)
  const when =
    needed.kind === 'falling'
      ? t('money.stillFalls', { month: monthName(needed.months) })
      : isNothing || needed.byMonth === null
        ? null
        : needed.byMonth === 0
          ? t('tiles.atStart')
          : t('tiles.byMonth', { month: monthName(needed.byMonth) })
  return (
    <div className="min-w-0">
      <p className="text-small text-muted">{t('money.needed')}</p>
      <p className="text-page font-semibold break-words">
        <LiveFigure tone={isNothing ? 'good' : 'plain'}>
          {isNothing ? t('money.nothing') : money(needed.amount, wholeMoney)}
        </LiveFigure>
      </p>
      <Difference of={amountOf} write={(value) => money(value, wholeMoney)} />
      {when === null ? null : <p className="text-small text-muted">{when}</p>}
    </div>
  )
}

function Back() {
  const { t } = useTranslation('summary')
  const monthName = useMonthName()
  const concluded = useAtomValue(concludedAtom)
  const steady = useSteadyNote()(concluded)
  const back = backToTell(concluded.conclusion)
  if (back === null) return null
  const isKnown = back.kind === 'month'
  return (
    <div className="min-w-0">
      <p className="text-small text-muted">{t('money.back')}</p>
      <p className="first-letter:uppercase text-page font-semibold">
        <LiveFigure tone={isKnown ? 'plain' : 'bad'}>
          {isKnown ? monthName(back.month) : t(`money.${back.kind}`)}
        </LiveFigure>
      </p>
      <Difference of={monthBackOf} write={(value) => (value === null ? '' : monthName(value))} counted="months" />
      {steady === null ? null : <p className="text-small text-muted">{steady}</p>}
    </div>
  )
}

/** What lies beyond one month is not worked out yet: one press does it. */
function TurnOn() {
  const { t } = useTranslation('summary')
  const turnOn = useTurnOnAnalysis()
  const isReader = useAtomValue(isReaderAtom)
  return (
    <>
      <p className="mt-1 max-w-line">{t('money.off')}</p>
      {isReader ? null : (
        <Button className="mt-3" variant="primary" onClick={turnOn}>
          {t('money.turnOn')}
        </Button>
      )}
    </>
  )
}
