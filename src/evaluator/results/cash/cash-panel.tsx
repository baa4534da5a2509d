import { useAtomValue } from 'jotai'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CashPlanResult } from '../../../domain/model/evaluation'
import { Panel } from '../../../ui/panel'
import { Tabs } from '../../../ui/tabs'
import { FollowingResults } from '../../state/following-results'
import { Fold } from '../cards/fold'
import { ResultList } from '../cards/result-row'
import { cashPlanAtom } from '../slices'
import { CashPlanChart } from './cash-chart'
import { CashTable } from './cash-table'
import { openingCashAtom } from './opening-cash'
import { openRows, useCashFigures } from './use-cash-figures'
import {
  useBackSentence,
  useCashNotes,
  useGrowthSentence,
  useLastingSentence,
  useRegisteredSentence,
} from './use-cash-words'

/** The money of each month as it is paid: the picture, every line of every month, and what stands open after the last. */
export function CashPanel() {
  const { t } = useTranslation('cash')
  const result = useAtomValue(cashPlanAtom)
  if (!result) return null
  const tabs = [
    { id: 'chart', label: t('tabs.chart'), content: <ChartTab result={result} /> },
    { id: 'months', label: t('tabs.months'), content: months },
    { id: 'figures', label: t('tabs.figures'), content: <FiguresAndNotes /> },
  ]
  return (
    <Panel id="cash-by-month" className="border-0! p-0!" title={t('title')}>
      <Tabs label={t('title')} tabs={tabs} />
    </Panel>
  )
}

/** Some five hundred figures: the picture and the figures beside what is moved are drawn before them. */
const months = (
  <FollowingResults>
    <MonthsTab />
  </FollowingResults>
)

export function MonthsTab() {
  const result = useAtomValue(cashPlanAtom)
  return result ? <CashTable result={result} /> : null
}

const ChartTab = memo(function ChartTab({ result }: { result: CashPlanResult }) {
  const lasting = useLastingSentence()
  const back = useBackSentence(result)
  const growth = useGrowthSentence()
  const registered = useRegisteredSentence()
  const openingCash = useAtomValue(openingCashAtom)
  return (
    <>
      <CashPlanChart result={result} />
      <p className="mt-3 max-w-line text-small">
        {lasting(result, openingCash)} {growth} {back} {registered}
      </p>
    </>
  )
})

export function FiguresAndNotes() {
  const { t } = useTranslation('cash')
  return (
    <>
      <FiguresTab />
      <div className="mt-6">
        <Fold title={t('notesTitle')}>
          <Notes />
        </Fold>
      </div>
    </>
  )
}

/** The figures of the plan as a whole, and what stands open after it. */
function FiguresTab() {
  const { t } = useTranslation('cash')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <section>
        <h3 className="mb-2 font-medium">{t('figures.plan')}</h3>
        <ResultList {...useCashFigures()} />
      </section>
      <section>
        <h3 className="mb-2 font-medium">{t('figures.open')}</h3>
        <ResultList {...openRows} />
      </section>
    </div>
  )
}

/** What the months leave out or take for granted. */
function Notes() {
  const { t } = useTranslation('cash')
  const shown = useCashNotes()
  return (
    <ul className="grid max-w-line list-disc gap-1 ps-5 text-small text-muted">
      {shown.map((id) => (
        <li key={id}>{t(`notes.${id}`)}</li>
      ))}
    </ul>
  )
}
