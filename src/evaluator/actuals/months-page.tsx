import { useAtomValue } from 'jotai'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'wouter'
import { compareMonths } from '../../domain/actuals/compared-month'
import { type ActualMonth, emptyFounderMonth } from '../../domain/actuals/month'
import { monthsOf } from '../../domain/actuals/month-figures'
import { lazyPage } from '../../i18n/lazy-page'
import { usePageTitle } from '../../i18n/use-page-title'
import { Button } from '../../ui/button'
import { useMedia } from '../../ui/device/use-media'
import { planAtom } from '../state/atoms'
import { EmptyMonths } from './empty-months'
import { MonthPicker } from './month-picker'
import { MonthView } from './month-view'
import type { Months } from './months'
import { MonthsOverview } from './months-overview'
import { withMatches } from './products/matching'
import { useMonthsTable } from './use-months-table'

const SalesDialog = lazyPage(
  () => import('../files/sales/sales-dialog').then((module) => module.SalesDialog),
  'sales',
  'files',
)
const TypeMonthDialog = lazy(() => import('./begin/type-month-dialog'))

/** Narrower than `sm`. */
const phone = '(width < 40rem)'

/** The months of which anything is known, and one of them beside the plan. */
export function MonthsPage({ months, stores }: { months: Months; stores?: ReactNode }) {
  const { t } = useTranslation('actuals')
  usePageTitle(t('title'))
  const [query, setQuery] = useSearchParams()
  const [opened, setOpened] = useState<'files' | 'typing' | null>(null)
  const plan = useAtomValue(planAtom)
  const download = useMonthsTable(months)
  const known = monthsOf(months.rows)
  const shown = known.find((month) => month === query.get('actuals')) ?? known[0]
  const show = (month: string) =>
    setQuery((old) => new URLSearchParams([...[...old].filter(([name]) => name !== 'actuals'), ['actuals', month]]))
  const close = () => setOpened(null)
  /** Why something is not kept is told by what sends it. */
  const put = (rows: readonly ActualMonth[]) =>
    months.put(rows).then(
      () => true,
      () => false,
    )
  async function keep(rows: readonly ActualMonth[]) {
    if (!(await put(withMatches(plan, months.rows, rows)))) return
    close()
    const [latest] = monthsOf(rows)
    if (latest) show(latest)
  }
  async function begin(month: string) {
    if (!known.includes(month) && !(await put([emptyFounderMonth(month)]))) return
    close()
    show(month)
  }
  const actions = (
    <Actions hasMonths={shown !== undefined} onType={() => setOpened('typing')} onAdd={() => setOpened('files')}>
      {shown ? (
        <Button variant="quiet" className="max-sm:order-last" onClick={download}>
          {t('download')}
        </Button>
      ) : null}
    </Actions>
  )
  // On a phone what is known comes first: its buttons fill a third of the screen.
  const areLast = useMedia(phone) === true && shown !== undefined
  return (
    <div className="flex flex-col gap-6">
      <Heading />
      <div className="flex flex-wrap items-end justify-between gap-3">
        {shown ? <MonthPicker months={months} known={known} shown={shown} onShow={show} /> : <span />}
        {areLast ? null : actions}
      </div>
      {shown ? <AllMonths months={months} shown={shown} onShow={show} /> : null}
      {shown ? <MonthView key={shown} month={shown} months={months} /> : <EmptyMonths />}
      {areLast ? actions : null}
      {stores ? <Suspense fallback={null}>{stores}</Suspense> : null}
      <Suspense fallback={null}>
        {opened === 'files' ? <SalesDialog closed={months.closed} onKeep={keep} onClose={close} /> : null}
        {opened === 'typing' ? <TypeMonthDialog onBegin={begin} onClose={close} /> : null}
      </Suspense>
    </div>
  )
}

interface ActionsProps {
  hasMonths: boolean
  onType: () => void
  onAdd: () => void
  /** What can be done with the months that are known. */
  children: ReactNode
}

/** How months come in, and go out. */
function Actions({ hasMonths, onType, onAdd, children }: ActionsProps) {
  const { t } = useTranslation('actuals')
  return (
    <div className="flex flex-wrap gap-3 max-sm:grid max-sm:w-full print:hidden">
      {children}
      <Button onClick={onType}>{t('typeMonth')}</Button>
      <Button variant={hasMonths ? 'secondary' : 'primary'} onClick={onAdd}>
        {t('addFiles')}
      </Button>
    </div>
  )
}

interface AllMonthsProps {
  months: Months
  shown: string
  onShow: (month: string) => void
}

function AllMonths({ months: { rows, closed, planOfRecord }, ...props }: AllMonthsProps) {
  const present = useAtomValue(planAtom)
  const besideOf = (month: string) => ({
    plan: planOfRecord(month) ?? present,
    isClosed: closed?.has(month) === true,
  })
  return <MonthsOverview compared={compareMonths(rows, besideOf)} {...props} />
}

/** Names the page; takes the focus, so that a screen reader hears where it is. */
function Heading() {
  const { t } = useTranslation('actuals')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className="text-page font-semibold outline-none">
        {t('title')}
      </h1>
      <p className="mt-1 max-w-line text-muted">{t('intro')}</p>
    </div>
  )
}
