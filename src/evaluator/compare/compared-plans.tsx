import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language'
import { formatResult } from '../../results/format-result'
import { Disclosure } from '../../ui/disclosure'
import { Notice } from '../../ui/notice'
import { Panel } from '../../ui/panel'
import { useCellTexts } from './cell-texts'
import { type ComparedRow, compareResults, foremostRows } from './compare-results'
import { CompareTable, type CompareTableProps } from './compare-table'
import { ComparedInputs } from './compared-inputs'
import { type ComparedEvaluation, type ComparedPlan, comparedEvaluation, placeOfBase } from './compared-plan'
import { HalfPlans } from './half-plans'
import { useConcludedRows } from './use-concluded-rows'

type Column = CompareTableProps['columns'][number]

/** The head of each column: in which state of VAT its figures are, where that is not the plan's, and with which the others are compared. */
function useColumns(
  plans: readonly ComparedPlan[],
  evaluations: readonly ComparedEvaluation[],
  base: number,
): readonly Column[] {
  const { t } = useTranslation(['compare', 'options'])
  return plans.map(({ id, name, note = null }, at) => {
    const state = evaluations[at]?.isCountedRegistered ? t('options:countedRegistered') : null
    return { id, name, notes: [note, state, at === base ? t('first') : null].filter((text) => text !== null) }
  })
}

/** Two to four plans: their results, and the inputs in which they differ. */
export function ComparedPlans({ plans }: { plans: readonly ComparedPlan[] }) {
  const { t } = useTranslation(['compare', 'results'])
  const currencies = new Set(plans.map(({ plan }) => plan.currency.trim().toUpperCase()))
  const hasOneCurrency = currencies.size === 1
  const base = placeOfBase(plans)
  const evaluations = useMemo(() => plans.map(({ plan }) => comparedEvaluation(plan)), [plans])
  const rows = useMemo(
    () => compareResults({ plans: evaluations, base, hasOneCurrency }),
    [evaluations, base, hasOneCurrency],
  )
  const language = useLanguage()
  const cellTexts = useCellTexts()
  const columns = useColumns(plans, evaluations, base)
  // What was entered is of no state but its own.
  const columnsOfInputs = useColumns(plans, [], base)
  const concluded = useConcludedRows({ plans, evaluations, base, hasOneCurrency })
  const written = (chosen: readonly ComparedRow[]) =>
    chosen.map((row) => ({
      key: row.name,
      name: t(`results:names.${row.name}`),
      cells: cellTexts({
        ...row,
        base,
        write: (value, at) => formatResult(row.name, value, language, plans[at]?.plan.currency ?? ''),
      }),
    }))
  const table = { what: t('compare:result'), columns }
  return (
    <>
      <HalfPlans plans={plans} />
      {hasOneCurrency ? null : <Notice>{t('compare:notSame')}</Notice>}
      <Panel title={t('compare:results')}>
        <CompareTable caption={t('compare:results')} {...table} rows={[...concluded, ...written(foremostRows(rows))]} />
      </Panel>
      <ComparedInputs plans={plans} columns={columnsOfInputs} />
      <Disclosure title={t('compare:allResults')}>
        <div className="px-4 pb-4">
          <CompareTable caption={t('compare:allResults')} {...table} rows={written(rows)} />
        </div>
      </Disclosure>
    </>
  )
}
