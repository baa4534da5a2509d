import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ComparedMonth } from '../../domain/actuals/compared-month'
import { useMonthWords } from '../state/use-month-words'
import { BridgePanel } from './bridge-panel'
import { MonthsOverview } from './months-overview'

/** What really happened, for those who hold a link to the plan: the latest month first, and all of them to choose from. */
export function SharedMonths({ months }: { months: readonly ComparedMonth[] }) {
  const { t } = useTranslation('actuals')
  const named = useMonthWords()
  const [chosen, choose] = useState<string | null>(null)
  const shown = months.find(({ month }) => month === chosen) ?? months.at(-1)
  if (!shown) return null
  return (
    <section aria-labelledby="actual-months" className="flex flex-col gap-4">
      <h2 id="actual-months" className="text-section font-semibold">
        {`${t('title')}: ${named(shown.month)}`}
      </h2>
      <BridgePanel compared={shown} />
      <MonthsOverview compared={months} shown={shown.month} onShow={choose} />
    </section>
  )
}
