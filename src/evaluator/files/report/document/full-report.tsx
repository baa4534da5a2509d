import { Page, View } from '@react-pdf/renderer'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ComparedMonth } from '../../../../domain/actuals/compared-month'
import type { CodPosition } from '../../../../domain/model/evaluation'
import { styles } from '../../../../files/pdf/look'
import { Item, Words } from '../../../../files/pdf/words'
import { wholeMoney } from '../../../../results/conclusion/conclusion-texts'
import { useBreakEvenText } from '../../../../results/use-break-even-text'
import {
  orderRows,
  type ResultRows,
  useBreakEvenRows,
  useFixedCostRows,
  usePricingRows,
  useProductCostRows,
  useRevenueRows,
  useVariableCostRows,
} from '../../../results/cards/result-lists'
import { codRows, useCodSentences } from '../../../results/cod/use-cod-words'
import { evaluatedInStateAtom } from '../../../results/concluded'
import { useProducts } from '../../../results/details/use-products'
import { breakEvenStateAtom, hasVatAtom, isInSarAtom, monthResultsAtom } from '../../../results/slices'
import { useVatFacts, useVatRows, useVatSentences } from '../../../results/vat/use-vat-words'
import { WordsInState } from '../../../results/words-in-state'
import { isFirstResultAtom, missingAtom } from '../../../state/unanswered'
import { useFormat } from '../../../state/use-format'
import { useDuty } from '../../../steps/vat-duty/use-vat-duty'
import { ActualsSection } from './actuals-section'
import { AdvancedSection, ScenarioSection } from './advanced-sections'
import { AssumptionsSection } from './assumptions/assumptions'
import { BasisSections, Contents } from './basis-sections'
import { CashSection } from './cash-section'
import { BreakEven } from './charts/break-even'
import { OrderChart, WaterfallChart } from './charts/month-charts'
import { Results, useShown } from './results'
import { Columns, Part, Section } from './section'
import { Table } from './table'

interface FullReportProps {
  footer: ReactNode
  months: readonly ComparedMonth[]
  contents: readonly string[]
}

/** Whether a plan is whole enough for results: half a plan has none, but limits and assumptions. */
function useHasResults(): boolean {
  const isMissing = useAtomValue(missingAtom) !== null
  return !useAtomValue(isFirstResultAtom) && !isMissing
}

/** What follows on the first page itself where there are no results to follow it. */
export function WithoutResults({ months }: Pick<FullReportProps, 'months'>) {
  return useHasResults() ? null : (
    <>
      <BasisSections isGraded={false} />
      {months.length === 0 ? null : <ActualsSection months={months} />}
      <AssumptionsSection />
    </>
  )
}

/** Everything after the first page. */
export function FullReport({ footer, months, contents }: FullReportProps) {
  return useHasResults() ? (
    <>
      <Sheet footer={footer}>
        {contents.length === 0 ? null : <Contents titles={contents} />}
        <BasisSections isGraded />
      </Sheet>
      <WordsInState>
        <Sheet footer={footer}>
          <MonthSection />
        </Sheet>
      </WordsInState>
      <Sheet footer={footer}>
        <WordsInState>
          <ResultSections />
        </WordsInState>
        {months.length === 0 ? null : <ActualsSection months={months} />}
        <AssumptionsSection />
      </Sheet>
    </>
  ) : null
}

/** A page, or as many as its content needs. Pages are laid out one by one, and short ones quickly. */
function Sheet({ footer, children }: { footer: ReactNode; children: ReactNode }) {
  return (
    <Page size="A4" style={styles.page}>
      {footer}
      {children}
    </Page>
  )
}

/** One after the other, so that no page ends where a section does. */
function ResultSections() {
  const hasVat = useAtomValue(hasVatAtom)
  const { advanced, cashPlan, cod } = useAtomValue(evaluatedInStateAtom)
  return (
    <>
      <OrderSection />
      <ProductSection />
      {advanced ? <ScenarioSection advanced={advanced} /> : null}
      {advanced || cashPlan ? <CashSection /> : null}
      {hasVat ? <VatSection /> : null}
      {cod ? <CodSection cod={cod} /> : null}
      {advanced ? <AdvancedSection /> : null}
    </>
  )
}
/** The verdict grades the month; that its margins have grades of their own is for screens. */
const ungraded = (list: ResultRows): ResultRows => ({
  ...list,
  notes: { ...list.notes, grossMarginPct: null, 'bottomLine.operatingMarginPct': null },
})

/** So many lines stand below each other on the page of the month. */
const mostLines = 27

/** The month, from sales to profit. Fixed costs fill the shorter column, or stand in two where that would be too long. */
function MonthSection() {
  const { t } = useTranslation(['results', 'report'])
  const revenue = useRevenueRows()
  const variable = ungraded(useVariableCostRows())
  const fixed = ungraded(useFixedCostRows())
  const shown = useShown()
  const isBelow = shown(revenue).length + shown(fixed).length > mostLines
  const fixedPart = (
    <Part title={t('results:cards.fixed')}>
      <Results {...fixed} inColumns={isBelow} />
    </Part>
  )
  return (
    <Section title={t('report:sections.month')} isFirst>
      <WaterfallChart />
      <Columns
        first={
          <>
            <Part title={t('results:cards.revenue')}>
              <Results {...revenue} />
            </Part>
            {isBelow ? null : fixedPart}
          </>
        }
        second={
          <Part title={t('results:cards.variable')}>
            <Results {...variable} />
          </Part>
        }
      />
      {isBelow ? fixedPart : null}
    </Section>
  )
}

/** Unit economics: what an order leaves, what a unit costs, how many must be sold. */
function OrderSection() {
  const { t } = useTranslation(['results', 'report'])
  const pricing = usePricingRows()
  return (
    <Section title={t('report:sections.order')} isFirst>
      <OrderChart />
      <Columns
        first={
          <Part title={t('results:cards.product')}>
            <Words colour="muted">{t('results:cards.average')}</Words>
            <Results {...useProductCostRows()} />
          </Part>
        }
        second={
          <>
            <Part title={t('results:cards.pricing')}>
              <Results {...pricing} notes={{ ...pricing.notes, exactPriceInclVAT: t('report:exactPrice') }} />
            </Part>
            <Part title={t('results:cards.order')}>
              <Results {...orderRows} />
            </Part>
          </>
        }
      />
      <BreakEven />
      <BreakEvenPart />
    </Section>
  )
}

function BreakEvenPart() {
  const { t } = useTranslation('results')
  const state = useAtomValue(breakEvenStateAtom)
  const sentence = useBreakEvenText(useAtomValue(monthResultsAtom), state)
  const { isNever, ...rows } = useBreakEvenRows()
  return (
    <Part title={t('cards.breakEven')}>
      {sentence === null ? null : <Words>{sentence}</Words>}
      <Words colour="muted">{t('cards.todaysMix')}</Words>
      {isNever ? (
        <Words strong colour="negative">
          {t('cards.cannot')}
        </Words>
      ) : null}
      <Results {...rows} inColumns />
    </Part>
  )
}

function ProductSection() {
  const { t } = useTranslation('results')
  const { number, percent } = useFormat()
  const { results, nameOf, intro, columns } = useProducts()
  return (
    <Section title={t('products.title')} intro={intro} ahead={60}>
      <Table
        columns={columns}
        widths={[3, 1, 1.2, 1.3, 1]}
        rows={results.map(({ id, units, contributionPerUnit, contribution, marginPct }, at) => ({
          key: id,
          cells: [
            nameOf(at),
            number(units),
            number(contributionPerUnit, { min: 2, max: 2 }),
            number(contribution, wholeMoney),
            percent(marginPct),
          ],
        }))}
      />
    </Section>
  )
}

function VatSection() {
  const { t } = useTranslation(['vat', 'report'])
  const { main, more } = useVatSentences()
  const duty = useDuty()
  const facts = useVatFacts()
  const isInSar = useAtomValue(isInSarAtom)
  return (
    <Section title={t('title')} ahead={90}>
      {duty === null ? null : (
        <>
          <Words strong>{duty.title}</Words>
          <Words>{t('duty.text', duty.figures)}</Words>
        </>
      )}
      <Words strong>{main}</Words>
      {more.map((sentence) => (
        <Words key={sentence} colour="muted">
          {sentence}
        </Words>
      ))}
      <View wrap={false} style={{ marginTop: 6 }}>
        <Results {...useVatRows()} inColumns />
      </View>
      {isInSar ? (
        <Part title={t('factsTitle')}>
          {facts.map(({ id, fact, source }) => (
            <Item key={id} colour="muted">
              {source === null ? fact : t('report:factBy', { fact, source })}
            </Item>
          ))}
        </Part>
      ) : null}
    </Section>
  )
}

function CodSection({ cod }: { cod: CodPosition }) {
  const { t } = useTranslation('cod')
  const { main, more } = useCodSentences()(cod)
  return (
    <Section title={t('title')} ahead={90}>
      <Words strong>{main}</Words>
      <Words colour="muted">{more}</Words>
      <View wrap={false} style={{ marginTop: 6 }}>
        <Results {...codRows} inColumns />
        <Words size={8.5} colour="muted" style={{ marginTop: 3 }}>
          {t('beforeAcquisition')}
        </Words>
      </View>
    </Section>
  )
}
