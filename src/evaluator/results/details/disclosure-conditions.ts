import type { Evaluation } from '../../../domain/model/evaluation'
import type { Plan } from '../../../domain/plan/plan'

/** Whether some of the plan's bills come once a year. */
function hasAnnualBills({ overheads, customOverheadsTech, customOverheadsOps }: Plan): boolean {
  const items = [...Object.values(overheads), ...customOverheadsTech, ...customOverheadsOps]
  return items.some((item) => item?.mode === 'annual' && item.amount > 0)
}

type Shown = Pick<Evaluation, 'monthly' | 'bottomLine' | 'advanced' | 'vat' | 'cashPlan' | 'cod'>

/** The limits of the figures, each while it holds for this plan; what concerns its money most stands first. */
const conditions = {
  decline: ({ monthlyGrowthRate }, { advanced }) => advanced !== null && monthlyGrowthRate < 0,
  zakat: () => true,
  importVat: ({ vatPct }, { advanced, vat, cashPlan }) =>
    advanced !== null && vat.registered && vatPct > 0 && cashPlan === null,
  importVatInPlan: ({ vatPct }, { advanced, vat, cashPlan }) =>
    advanced !== null && vat.registered && vatPct > 0 && cashPlan !== null,
  unregistered: ({ vatPct }, { vat }) => !vat.registered && vatPct > 0,
  before: (_, { bottomLine }) => bottomLine.returnsAndStockMo > 0,
  duty: ({ dutyBasis }, { monthly }) => monthly.perUnitDuties > 0 && dutyBasis !== 'cif',
  dutyCif: ({ dutyBasis }, { monthly }) => monthly.perUnitDuties > 0 && dutyBasis === 'cif',
  customsFee: (_, { monthly }) => monthly.perUnitCustomsFee > 0,
  annual: (plan) => hasAnnualBills(plan),
  returns: ({ expectedReturnRate }, { advanced }) => advanced !== null && expectedReturnRate > 0,
  refusedInRate: (_, { advanced, monthly, cod }) => advanced !== null && cod !== null && monthly.refusedOrdersMo === 0,
  refusedApart: (_, { advanced, monthly }) => advanced !== null && monthly.refusedOrdersMo > 0,
  growth: (_, { advanced }) => advanced !== null,
  blend: ({ firstOrderDiscountPct }, { advanced, monthly }) =>
    advanced !== null && firstOrderDiscountPct > 0 && monthly.discountsInclVAT > 0,
  wholeOrders: () => true,
  rounding: () => true,
} satisfies Record<string, (plan: Plan, evaluation: Shown) => boolean>

export type DisclosureId = keyof typeof conditions

const isDisclosure = (id: string): id is DisclosureId => Object.hasOwn(conditions, id)

/** What the figures of a plan leave out or assume. Source: docs/model.md, 'What the model leaves out'. */
export function disclosuresOf(plan: Plan, evaluation: Shown): DisclosureId[] {
  return Object.keys(conditions)
    .filter(isDisclosure)
    .filter((id) => conditions[id](plan, evaluation))
}
