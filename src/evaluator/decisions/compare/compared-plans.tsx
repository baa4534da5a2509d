import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { evaluate } from '../../../domain/model/evaluate'
import { planSoFar } from '../../../domain/rules/unanswered'
import { useLanguage } from '../../../i18n/use-language'
import { formatResult } from '../../../results/format-result'
import { Disclosure } from '../../../ui/disclosure'
import { Notice } from '../../../ui/notice'
import { Panel } from '../../../ui/panel'
import { useFieldLabel } from '../../fields/field-labels'
import { useChangeWords } from '../../open/use-change-words'
import { useMemberName } from '../../steps/costs/team/role-names'
import { useCellTexts } from './cell-texts'
import { type ComparedRow, compareResults, foremostResults } from './compare-results'
import { CompareTable, type CompareTableProps } from './compare-table'
import type { ComparedPlan } from './compared-plan'
import { differingInputs } from './differing-inputs'
import { HalfPlans } from './half-plans'

type Column = CompareTableProps['columns'][number]

/** The head of each column; the first says what it is for the others. */
function useColumns(plans: readonly ComparedPlan[]): readonly Column[] {
  const { t } = useTranslation('compare')
  return plans.map(({ id, name, note = null }, at) => ({
    id,
    name,
    notes: [note, at === 0 ? t('first') : null].filter((text) => text !== null),
  }))
}

/** Two to four plans: their results, and the inputs in which they differ. */
export function ComparedPlans({ plans }: { plans: readonly ComparedPlan[] }) {
  const { t } = useTranslation(['compare', 'results'])
  const currencies = new Set(plans.map(({ plan }) => plan.currency.trim().toUpperCase()))
  const hasOneCurrency = currencies.size === 1
  const rows = useMemo(
    () =>
      compareResults(
        plans.map(({ plan }) => evaluate(planSoFar(plan))),
        hasOneCurrency,
      ),
    [plans, hasOneCurrency],
  )
  const language = useLanguage()
  const cellTexts = useCellTexts()
  const columns = useColumns(plans)
  const written = (chosen: readonly ComparedRow[]) =>
    chosen.map((row) => ({
      key: row.name,
      name: t(`results:names.${row.name}`),
      cells: cellTexts({
        ...row,
        write: (value, at) => formatResult(row.name, value, language, plans[at]?.plan.currency ?? ''),
      }),
    }))
  const foremost = foremostResults.flatMap((name) => rows.filter((row) => row.name === name))
  const table = { what: t('compare:result'), columns }
  return (
    <>
      <HalfPlans plans={plans} />
      {hasOneCurrency ? null : <Notice>{t('compare:notSame')}</Notice>}
      <Panel title={t('compare:results')}>
        <CompareTable caption={t('compare:results')} {...table} rows={written(foremost)} />
      </Panel>
      <Inputs plans={plans} columns={columns} />
      <Disclosure title={t('compare:allResults')}>
        <div className="px-4 pb-4">
          <CompareTable caption={t('compare:allResults')} {...table} rows={written(rows)} />
        </div>
      </Disclosure>
    </>
  )
}

const isRole = /^team\.\d+\.role$/

function Inputs({ plans, columns }: { plans: readonly ComparedPlan[]; columns: readonly Column[] }) {
  const { t } = useTranslation('compare')
  const label = useFieldLabel()
  const words = useChangeWords()
  const memberName = useMemberName()
  const inputs = useMemo(() => differingInputs(plans.map(({ plan }) => plan)), [plans])
  const rows = inputs.map(({ path, values }) => {
    // The name of a product or a member is that of the first plan which has one there.
    const owner = plans.find((_, at) => values[at] !== undefined)
    return {
      key: path,
      name: label(path, owner?.plan),
      cells: plans.map(({ plan }, at) => {
        const member = isRole.test(path) ? plan.team[Number(path.split('.')[1])] : undefined
        return { text: member ? memberName(member) : words(path, values[at], plan) }
      }),
    }
  })
  return (
    <Panel title={t('inputs')}>
      {rows.length === 0 ? (
        <p className="text-muted">{t('same')}</p>
      ) : (
        <CompareTable caption={t('inputs')} what={t('input')} columns={columns} rows={rows} />
      )}
    </Panel>
  )
}
