import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Lesson, type LessonId, lessonsOf, withLessons } from '../../domain/actuals/learning'
import type { MonthOfActuals } from '../../domain/actuals/month-figures'
import { Button } from '../../ui/button'
import { Panel } from '../../ui/panel'
import { planAtom } from '../state/atoms'
import { useUndoToast } from '../state/undo/use-undo'
import { useChange } from '../state/use-change'
import { useFormat } from '../state/use-format'
import { useMonthWords } from '../state/use-month-words'
import type { Months } from './months'

/** Where the first of the figures stands: there Undo leads. */
const place = 'codRefusalPct'

interface LessonsPanelProps extends Pick<Months, 'keepVersion'> {
  month: string
  actual: MonthOfActuals
}

/**
 * What the plan can take from a month: each figure planned, measured and held toward the plan; the ticked ones are one edit and,
 * where plans have versions, a named one.
 */
export function LessonsPanel({ month, actual, keepVersion }: LessonsPanelProps) {
  const { t } = useTranslation('actuals')
  const plan = useAtomValue(planAtom)
  const change = useChange()
  const sayDone = useUndoToast()
  const named = useMonthWords()
  const [ticked, setTicked] = useState<ReadonlySet<LessonId>>(new Set())
  const lessons = lessonsOf(plan, actual).filter(({ planned, learnt }) => planned !== learnt)
  if (lessons.length === 0) return null
  const chosen = lessons.filter(({ id }) => ticked.has(id))
  const toggle = (id: LessonId) =>
    setTicked((old) => new Set(old.has(id) ? [...old].filter((one) => one !== id) : [...old, id]))
  const take = () => {
    change(place, (before) => withLessons(before, chosen))
    setTicked(new Set())
    sayDone(t('lessons.taken', { month: named(month) }))
    keepVersion?.(t('lessons.version', { month: named(month) })).catch(() => {})
  }
  return (
    <Panel title={t('lessons.title')} intro={t('lessons.intro')}>
      <ul className="flex flex-col divide-y divide-line">
        {lessons.map((lesson) => (
          <Row key={lesson.id} lesson={lesson} isTicked={ticked.has(lesson.id)} onToggle={() => toggle(lesson.id)} />
        ))}
      </ul>
      <div className="mt-4 flex justify-end print:hidden">
        <Button variant="primary" disabled={chosen.length === 0} onClick={take}>
          {t('lessons.take')}
        </Button>
      </div>
    </Panel>
  )
}

function Row({ lesson, isTicked, onToggle }: { lesson: Lesson; isTicked: boolean; onToggle: () => void }) {
  const { t } = useTranslation('actuals')
  const { money, number, percent } = useFormat()
  const id = useId()
  const { unit, planned, measured, learnt, interval, count } = lesson
  const write = (value: number) =>
    unit === 'percent'
      ? percent(value)
      : unit === 'money'
        ? money(value, { max: 2 })
        : number(value, { max: lesson.id === 'units' ? 0 : 2 })
  const rests = t(`lessons.rests.${lesson.id === 'acquisition' ? 'customers' : 'orders'}`, {
    count: Math.round(count),
    figure: number(count, { max: 0 }),
  })
  return (
    <li>
      <label htmlFor={id} className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 py-3">
        <input id={id} type="checkbox" checked={isTicked} onChange={onToggle} className="size-5 accent-accent" />
        <span className="min-w-0">
          <span className="block">{t(`lessons.names.${lesson.id}`)}</span>
          <span className="block text-small text-muted">
            {t('lessons.measured', { planned: write(planned), measured: write(measured) })} {rests}
            {interval ? ` ${t('lessons.between', { low: write(interval.low), high: write(interval.high) })}` : ''}
          </span>
        </span>
        <span className="text-end font-medium tabular-nums">
          <span className="block text-small font-normal text-muted">{t('lessons.becomes')}</span>
          <bdi>{write(learnt)}</bdi>
        </span>
      </label>
    </li>
  )
}
