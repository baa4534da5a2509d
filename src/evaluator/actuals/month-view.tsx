import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bridgeOf } from '../../domain/actuals/bridge'
import { compareMonth } from '../../domain/actuals/compared-month'
import { isOfSalesAlone, miscounted } from '../../domain/actuals/known'
import { monthOfActuals } from '../../domain/actuals/month-figures'
import { plannedFigures } from '../../domain/actuals/planned-figures'
import { isInSar } from '../../domain/model/currency'
import type { Plan } from '../../domain/plan/plan'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { Modal, ModalActions } from '../../ui/overlays/modal'
import { PartNotice } from '../files/sales/part-notice'
import { ResultsSkeleton } from '../results/results-skeleton'
import { planAtom } from '../state/atoms'
import { useMonthWords } from '../state/use-month-words'
import { BridgePanel } from './bridge-panel'
import { LessonsPanel } from './lessons-panel'
import { MonthTable } from './month-table'
import type { Months } from './months'
import { ProductMatches } from './products/product-matches'
import { TypedProducts } from './products/typed-products'
import { CloseMonth } from './project/close-month'
import { useJournal } from './use-journal'

interface MonthViewProps {
  month: string
  months: Months
}

/** One month as it was, beside its plan: why it differs, every figure with where it is from, and what the plan can learn. */
export function MonthView({ month, months }: MonthViewProps) {
  const present = useAtomValue(planAtom)
  const record = months.planOfRecord(month)
  if (record === undefined) return <ResultsSkeleton />
  return <MonthBeside month={month} months={months} plan={record ?? present} present={present} />
}

function MonthBeside({ month, months, plan, present }: MonthViewProps & { plan: Plan; present: Plan }) {
  const { t } = useTranslation('actuals')
  const actual = monthOfActuals(months.rows, month)
  const bridge = bridgeOf(plan, actual)
  const isClosed = months.closed?.has(month) === true
  const compared = compareMonth(months.rows, month, { plan, isClosed })
  const isComparable = isInSar(plan) && actual.part === null
  // What follows from a typed total in the plan's proportion is of a whole month, and of the plan's currency.
  const shown = isComparable ? bridge.month : actual
  const isUnknown = Object.keys(actual.figures).length === 0
  const wrong = miscounted(actual)
  const planned = isInSar(plan) ? plannedFigures(bridge.plannedMonth) : {}
  const assumed = isInSar(plan) ? plannedFigures(bridge.actualMonth) : {}
  return (
    <>
      <PartNotice part={actual.part} />
      {isInSar(plan) ? null : <Notice>{t('otherCurrency')}</Notice>}
      {wrong === null ? null : <Notice variant="warning">{t(`miscounted.${wrong}`)}</Notice>}
      {compared && !isClosed && isOfSalesAlone(actual) ? <Notice>{t('salesAlone')}</Notice> : null}
      {compared ? <BridgePanel compared={compared} /> : null}
      {isComparable && !compared ? (
        <p className="text-muted">{t(isUnknown ? 'nothingKnown' : 'tooLittleKnown')}</p>
      ) : null}
      <MonthTable {...{ month, months, actual: shown, plan, planned, assumed }} />
      <ProductMatches month={month} months={months} />
      <TypedProducts month={month} months={months} />
      {isInSar(present) && !isClosed && wrong === null ? (
        <LessonsPanel month={month} actual={actual} keepVersion={months.keepVersion} />
      ) : null}
      <MonthActions month={month} months={months} plan={plan} isClosed={isClosed} hasRecord={plan !== present} />
    </>
  )
}

interface MonthActionsProps extends MonthViewProps {
  /** What the month is set against. */
  plan: Plan
  isClosed: boolean
  /** The plan that it was closed beside is kept still. */
  hasRecord: boolean
}

/** Closing, opening again and forgetting a month. */
function MonthActions({ month, months, plan, isClosed, hasRecord }: MonthActionsProps) {
  const { t } = useTranslation(['actuals', 'common'])
  const named = useMonthWords()
  const [isRemoving, setRemoving] = useState(false)
  const done = () => setRemoving(false)
  const run = (call: Promise<unknown>) => void call.then(done, done)
  const name = named(month)
  const journal = useJournal(months, month, plan)
  const journalButton = journal ? (
    <span className="grid justify-items-end max-sm:justify-items-stretch">
      <Button variant="quiet" onClick={journal.download}>
        {t('journal.download')}
      </Button>
      {journal.isWithoutSales ? (
        <span className="text-small text-muted">
          {t(isClosed ? 'journal.withoutSalesClosed' : 'journal.withoutSales')}
        </span>
      ) : null}
    </span>
  ) : null
  if (isClosed)
    return (
      <section className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-6 print:hidden">
        <p className="max-w-[35em] text-muted">{t(hasRecord ? 'closedText' : 'closedWithoutRecord')}</p>
        {journalButton}
        <Button onClick={() => run(months.reopen(month))}>{t('reopen')}</Button>
      </section>
    )
  return (
    <section className="flex flex-wrap items-center gap-3 border-t border-line pt-6 max-sm:grid sm:justify-end print:hidden">
      {months.closed ? null : <p className="me-auto max-w-[35em] text-small text-muted">{t('closeNeedsAccount')}</p>}
      {journalButton}
      <Button variant="quiet" className="max-sm:order-last" onClick={() => setRemoving(true)}>
        {t('remove')}
      </Button>
      {months.closed ? <CloseMonth month={month} months={months} /> : null}
      {isRemoving ? (
        <Modal title={t('removeTitle', { month: name })} onClose={done}>
          <p className="mt-2 text-muted">{t('removeText')}</p>
          <ModalActions>
            <Button onClick={done}>{t('common:cancel')}</Button>
            <Button variant="danger" onClick={() => run(months.remove(month))}>
              {t('remove')}
            </Button>
          </ModalActions>
        </Modal>
      ) : null}
    </section>
  )
}
