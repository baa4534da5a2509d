import { View } from '@react-pdf/renderer'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { CashMonth, CashPlanResult } from '../../../../domain/model/evaluation'
import { Item, Words } from '../../../../files/pdf/words'
import type { Projected } from '../../../../results/cash/cash-curve'
import { wholeMoney } from '../../../../results/conclusion/conclusion-texts'
import type { CashLine } from '../../../../results/explain/cash-lines'
import { cashLines } from '../../../../results/explain/cash-lines'
import { listedResults } from '../../../../results/result-lists'
import { projectedAtom } from '../../../results/advanced/cash-projection'
import { useEstimateConditions } from '../../../results/advanced/use-estimate-conditions'
import { openingCashAtom } from '../../../results/cash/opening-cash'
import { monthsOnPaper, tablesOf } from '../../../results/cash/paper-months'
import { plannedGrowthAtom, useSteadyCondition } from '../../../results/cash/planned-growth'
import { openRows, useCashFigures } from '../../../results/cash/use-cash-figures'
import {
  useBackSentence,
  useCashNotes,
  useLastingSentence,
  useRegisteredSentence,
} from '../../../results/cash/use-cash-words'
import { useMonthColumn } from '../../../results/cash/use-month-column'
import { evaluatedInStateAtom } from '../../../results/concluded'
import { cashPlanAtom } from '../../../results/slices'
import { useNotEnough } from '../../../results/use-not-enough'
import { useFormat } from '../../../state/use-format'
import { useMonthName } from '../../../state/use-month-name'
import { CashOfPlan } from './charts/cash-of-plan'
import { Results } from './results'
import { Part, PartTitle, Section } from './section'
import { Table } from './table'
import { useGrowthRate, usePlannedCashGrowth } from './use-growth'

/** What the picture of cash by month takes with the sentence below it, in points. */
const roomOfPicture = 240

/** Cash by month: every line of every month where the plan has them, else the projection; nothing without either. */
export function CashSection() {
  const { t } = useTranslation(['cash', 'results'])
  const result = useAtomValue(cashPlanAtom)
  const projected = useAtomValue(projectedAtom)
  if (result) {
    return (
      <Section title={t('cash:title')} ahead={roomOfPicture}>
        <CashPlan result={result} />
      </Section>
    )
  }
  return projected ? (
    <Section title={t('results:tabs.cash')}>
      <Projection projected={projected} />
    </Section>
  ) : null
}

const isText = (text: string | null) => text !== null

function CashPlan({ result }: { result: CashPlanResult }) {
  const { t } = useTranslation(['cash', 'results'])
  const { currency, number } = useFormat()
  const lasting = useLastingSentence()
  const back = useBackSentence(result)
  const growth = usePlannedCashGrowth()
  const registered = useRegisteredSentence()
  const figures = useCashFigures()
  const never = result.backMonth === null ? { 'cashPlan.backMonth': t('results:growth.notWithinPlan') } : {}
  const openingCash = useAtomValue(openingCashAtom)
  const [firstTable, ...moreTables] = tablesOf(result.months, monthsBeside(result.months.flatMap(amountsOf), number))
  return (
    <>
      <View wrap={false}>
        <CashOfPlan height={200} />
        <Words style={{ marginTop: 6 }}>
          {[lasting(result, openingCash), growth.sentence, registered, back].filter(isText).join(' ')}
        </Words>
      </View>
      <Part title={t('figures.plan')}>
        <Results
          {...figures}
          inColumns
          texts={{ ...figures.texts, ...never }}
          notes={{ ...figures.notes, 'cashPlan.backMonth': figures.notes?.['cashPlan.backMonth'] ?? growth.condition }}
        />
      </Part>
      {/* Before the months, which fill a page: after them it would stand alone on another. */}
      <Part title={t('notesTitle')}>
        {useCashNotes().map((id) => (
          <Item key={id} size={8.5} colour="muted">
            {t(`notes.${id}`)}
          </Item>
        ))}
      </Part>
      {firstTable ? (
        <Part title={t('table.caption', { currency })}>
          <Months months={firstTable} />
        </Part>
      ) : null}
      {moreTables.map((months) => (
        <Months key={months[0]?.month ?? 0} months={months} />
      ))}
      <Part title={t('figures.open')}>
        <Results {...openRows} inColumns />
      </Part>
    </>
  )
}

const totals: readonly CashLine[] = ['netCash', 'closingCash']
const compared: readonly CashLine[] = ['demand', 'operatingIncome']

const amountsOf = (month: CashMonth) => cashLines.flatMap((line) => (line === 'demand' ? [] : [month[line]]))

/** So many months stand beside each other as have room for their longest figure. */
function monthsBeside(amounts: readonly number[], text: (value: number, digits: { max: 0 }) => string): number {
  const longest = Math.max(0, ...amounts.map((amount) => text(amount, { max: 0 }).length))
  if (longest <= 12) return monthsOnPaper
  return longest <= 16 ? 4 : 3
}

/** The lines of some months beside each other. */
function Months({ months }: { months: readonly CashMonth[] }) {
  const { t } = useTranslation(['cash', 'results'])
  const { number } = useFormat()
  const column = useMonthColumn()
  return (
    <View wrap={false} style={{ marginTop: 6 }}>
      <Table
        size={7.5}
        columns={[t('cash:table.line'), ...months.map(({ month }) => column(month))]}
        widths={[2.3, ...months.map(() => 1)]}
        rows={cashLines.map((line) => ({
          key: line,
          strong: totals.includes(line),
          muted: compared.includes(line),
          cells: [
            t(`results:names.cashMonth.${line}`),
            ...months.map((month) => number(month[line], line === 'demand' ? { min: 2, max: 2 } : { max: 0 })),
          ],
        }))}
      />
    </View>
  )
}

/** Why a figure differs from what the first page says, and what another one is the sum of. */
function useNotes(): { growing: string | null; capital: string | null } {
  const { t } = useTranslation(['results', 'report'])
  const { money } = useFormat()
  const monthName = useMonthName()
  const rate = useGrowthRate()
  const isFalling = (useAtomValue(plannedGrowthAtom) ?? 0) < 0
  const { advanced } = useAtomValue(evaluatedInStateAtom)
  const { cashBreakevenMonth: back, flatCashBreakevenMonth: flat, workingCapital: tied } = advanced ?? {}
  const needed = advanced?.workingCapitalRequired
  const isBack = back !== null && back !== undefined
  return {
    growing:
      rate === null || !isBack || isFalling
        ? null
        : flat
          ? t('report:growth.backWith', { rate, month: monthName(flat) })
          : t('report:growth.backOnlyWith', { rate }),
    capital:
      typeof needed === 'number' && typeof tied === 'number'
        ? t('results:advanced.capitalNote', { tied: money(tied, wholeMoney), fixed: money(needed - tied, wholeMoney) })
        : null,
  }
}

function Projection({ projected }: { projected: Projected }) {
  const { t } = useTranslation(['results', 'report'])
  const { number } = useFormat()
  const column = useMonthColumn()
  const whole = (value: number) => number(value, wholeMoney)
  const { growing, capital } = useNotes()
  const rate = useGrowthRate()
  const notEnough = useNotEnough('estimate')
  const registered = useRegisteredSentence()
  const { cashBreakevenMonth, flatCashBreakevenMonth } = useAtomValue(evaluatedInStateAtom).advanced ?? {}
  return (
    <>
      <CashOfPlan height={160} />
      <Part title={t('advanced.capital')}>
        {useEstimateConditions().map((text) => (
          <Words key={text} colour="muted">
            {text}
          </Words>
        ))}
        <Results
          inColumns
          {...listedResults('cash')}
          texts={{
            peakFundingNeed: notEnough?.text,
            cashBreakevenMonth: cashBreakevenMonth === null ? t('report:notWithinHorizon') : null,
            flatCashBreakevenMonth: flatCashBreakevenMonth === null ? t('report:notWithinHorizon') : null,
          }}
          notes={{
            peakFundingNeed:
              notEnough?.note ?? (rate === null ? t('advanced.ifMonthOne') : t('report:growth.needed', { rate })),
            monthlyFreeCashFlow: t('advanced.flatMonth'),
            cashBreakevenMonth: growing,
            workingCapitalRequired: capital,
          }}
        />
      </Part>
      <PartTitle ahead={120}>{t('report:steadyCash', { steady: useSteadyCondition() })}</PartTitle>
      {registered === null ? null : <Words colour="muted">{registered}</Words>}
      <Table
        columns={[
          t('charts.month'),
          t('charts.cash'),
          t('scenarioRows.cashFlow'),
          t('scenarioRows.salesExVAT'),
          t('scenarioRows.incomeAfterReturns'),
        ]}
        widths={[1.2, 1, 1, 1.2, 1.4]}
        rows={projected.projection.map((month) => ({
          key: String(month.month),
          cells: [
            column(month.month),
            whole(month.cumulativeCash),
            whole(month.cashFlow),
            whole(month.salesExVAT),
            whole(month.incomeAfterReturns),
          ],
        }))}
      />
    </>
  )
}
