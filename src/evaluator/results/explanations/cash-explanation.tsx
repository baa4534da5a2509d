import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CashCell } from '../../../results/explain/cash-lines'
import { explainCash } from '../../../results/explain/explain'
import { useMonthName } from '../../state/use-month-name'
import { explainContextAtom } from './explanation-view'
import { TapeTable } from './formula-table'

/** How a figure of one month of the cash plan comes about: the entries behind it, each with its working. */
export function CashExplanation({ line, month }: CashCell) {
  const { t } = useTranslation(['explain', 'results'])
  const monthName = useMonthName()
  const context = useAtomValue(explainContextAtom)
  const explanation = useMemo(() => explainCash({ line, month }, context), [line, month, context])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-s-2 border-accent ps-4 text-small">
      <p className="max-w-[35em]">{t(`explain:cashMonth.${line}`)}</p>
      <TapeTable
        explanation={explanation}
        name={t('explain:lineOf', { line: t(`results:names.cashMonth.${line}`), month: monthName(month) })}
      />
    </div>
  )
}
