import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Plan } from '../../domain/plan/plan'
import { labelKey } from '../../i18n/field-key'
import { noValue } from '../../i18n/format'
import { Disclosure } from '../../ui/disclosure'
import { Panel } from '../../ui/panel'
import { useFieldLabel, useOwnerName } from '../fields/field-labels'
import { useMemberName } from '../fields/role-names'
import { useChangeWords } from '../fields/use-value-text'
import { CompareTable, type CompareTableProps } from './compare-table'
import { type ComparedPlan, lackOf } from './compared-plan'
import { type DifferingInput, differingInputs, isForemost, isUnknown, maxUnfolded } from './differing-inputs'

const isRole = /^team\.\d+\.role$/
const numbered = ['products', 'team', 'customOverheadsTech', 'customOverheadsOps'] as const

/** What customers pay holds VAT in one plan and not in another: beside each other it is called by neither. */
const paidFields = ['unitPriceInclVAT', 'customerShippingChargeInclVAT', 'codChargeInclVAT'] as const

const areOfBothStates = (plans: readonly ComparedPlan[]) =>
  new Set(plans.map(({ plan }) => plan.vatRegistered)).size > 1

/** The name of a row: what the element is called where all plans call it alike, else its place in the list. */
function useRowName(): (input: DifferingInput, plans: readonly ComparedPlan[]) => string {
  const { t } = useTranslation(['compare', 'fields'])
  const label = useFieldLabel()
  const ownerOf = useOwnerName()
  return ({ path, values }, plans) => {
    const paid = areOfBothStates(plans) ? paidFields.find((field) => path.split('.').at(-1) === field) : undefined
    const field = paid ? t(`compare:paid.${paid}`) : t(`fields:${labelKey(path)}`)
    const paidName = (plan: Plan) => [ownerOf(path, plan), field].filter((part) => part !== '').join(' – ')
    const names = plans
      .filter((_, at) => values[at] !== undefined)
      .map(({ plan }) => (paid ? paidName(plan) : label(path, plan)))
    const [list, place] = path.split('.')
    const ofList = numbered.find((known) => known === list)
    if (!ofList || new Set(names).size === 1) return names[0] ?? ''
    const owner = t(`compare:numbered.${ofList}`, { number: Number(place) + 1 })
    return `${owner} – ${field}`
  }
}

/** The inputs in which some plans differ; of many only those that weigh most stand in the open. */
export function ComparedInputs({
  plans,
  columns,
}: {
  plans: readonly ComparedPlan[]
  columns: CompareTableProps['columns']
}): ReactNode {
  const { t } = useTranslation('compare')
  const rowName = useRowName()
  const words = useChangeWords()
  const memberName = useMemberName()
  // From a plan without anything to sell all others would differ in everything.
  const basis = useMemo(() => {
    const selling = plans.filter(({ plan }) => lackOf(plan) !== 'noResult')
    return selling.length > 1 ? selling : plans
  }, [plans])
  const inputs = useMemo(() => differingInputs(basis.map(({ plan }) => plan)), [basis])
  const cellOf = ({ path, values }: DifferingInput, one: ComparedPlan) => {
    const { plan } = one
    const member = isRole.test(path) ? plan.team[Number(path.split('.')[1])] : undefined
    if (member) return memberName(member)
    const value = values[basis.indexOf(one)]
    return isUnknown(plan, path, value) ? noValue : words(path, value, plan)
  }
  const rowsOf = (of: readonly DifferingInput[]) =>
    of.map((input) => ({
      key: input.path,
      name: rowName(input, basis),
      cells: plans.map((one) => ({ text: cellOf(input, one) })),
    }))
  const hasMore = inputs.length > maxUnfolded
  const open = hasMore ? inputs.filter(({ path }) => isForemost(path)).slice(0, maxUnfolded) : inputs
  const allInputs = t('allInputs', { count: inputs.length })
  return (
    <>
      <Panel title={t('inputs')}>
        {inputs.length === 0 ? (
          <p className="text-muted">{t('same')}</p>
        ) : (
          <CompareTable caption={t('inputs')} what={t('input')} columns={columns} rows={rowsOf(open)} />
        )}
      </Panel>
      {hasMore ? (
        <Disclosure title={allInputs}>
          <div className="px-4 pb-4">
            <CompareTable caption={allInputs} what={t('input')} columns={columns} rows={rowsOf(inputs)} />
          </div>
        </Disclosure>
      ) : null}
    </>
  )
}
