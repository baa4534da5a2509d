import { atom, useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isInSar } from '../../../domain/model/currency'
import type { Certainty } from '../../../domain/options'
import { blankPlan, type Plan } from '../../../domain/plan/plan'
import {
  canTakeTypical,
  isTypicalMonth,
  monthlyCosts,
  type QuestionAmount,
  questionAmounts,
  typicalOf,
  withMonthlyCosts,
  withTypicalCosts,
} from '../../../domain/quick-start/typical-costs'
import { isOpen } from '../../../domain/rules/unanswered'
import { Field } from '../../../ui/inputs/field'
import { NumberBox } from '../../../ui/inputs/number-box'
import { groupedNumber } from '../../../ui/inputs/number-text'
import { useFindings } from '../../fields/field-atom'
import { useMessages } from '../../fields/messages'
import { BesideLabel } from '../../fields/notes/note-button'
import { NumberField, useNumberProblem } from '../../fields/number-field'
import { planAtom } from '../../state/atoms'
import { useDraft } from '../../state/drafts'
import { editAtom } from '../../state/undo/undo'
import { useFormat } from '../../state/use-format'
import { paysBillVatAtom } from './bill-vat'
import { typedAmountsAtom } from './typed-amounts'

const defaultFee = blankPlan().paymentBasicPercent

/** A cost that may stand as it is proposed. */
interface Proposal {
  /** The text in grey; undefined once the cost was given. */
  proposal: string | undefined
  /** How sure the figure is that stands in the box; null for one of the founder's own. */
  certainty: Certainty | null
}

function proposalOf(plan: Plan, isGiven: boolean, own: number, typical: number): string | undefined {
  if (isGiven) return undefined
  return isInSar(plan) ? groupedNumber(typical) : own === 0 ? '' : groupedNumber(own)
}

function amountProposal(plan: Plan, field: QuestionAmount, typed: ReadonlySet<QuestionAmount>): Proposal {
  const typical = withTypicalCosts(plan, typed)[field]
  const known = typicalOf(plan, field)
  const certainty = known?.value === typical ? known.certainty : null
  const isGiven = !isOpen(plan, questionAmounts[field]) || typed.has(field)
  return { proposal: proposalOf(plan, isGiven, plan[field], typical), certainty }
}

function Label({ certainty }: { certainty: Certainty | null }) {
  const { t } = useTranslation('quickStart')
  if (certainty === null) return null
  return (
    <span className="shrink-0 rounded-full bg-sunken px-2 text-small text-muted">
      {t(`costs.certainty.${certainty}`)}
    </span>
  )
}

interface QuestionAmountFieldProps {
  path: QuestionAmount
  label: string
  hint?: ReactNode
  /** The other amounts of its question. */
  alsoAnswered?: readonly QuestionAmount[]
}

export function QuestionAmountField({ path, label, hint, alsoAnswered }: QuestionAmountFieldProps) {
  const { currency } = useFormat()
  const { proposal, certainty } = useAtomValue(
    useMemo(() => atom((get) => amountProposal(get(planAtom), path, get(typedAmountsAtom))), [path]),
  )
  return (
    <NumberField
      path={path}
      label={label}
      hint={hint}
      unit={currency}
      proposal={proposal}
      alsoAnswered={alsoAnswered}
      aside={<Label certainty={certainty} />}
    />
  )
}

const feeAtom = atom((get) => {
  const plan = get(planAtom)
  const isTypical = plan.paymentBasicPercent === defaultFee
  return {
    isShown: plan.paymentMode === 'basic',
    fixed: plan.paymentBasicFixed,
    proposal: isTypical && canTakeTypical(plan) ? groupedNumber(defaultFee) : undefined,
    certainty: isTypical ? (typicalOf(plan, 'paymentBasicPercent')?.certainty ?? null) : null,
  }
})

/** What payments cost, in percent of what is paid. A mix of payment methods is typed in the steps. */
export function PaymentFeeField() {
  const { t } = useTranslation('quickStart')
  const { money } = useFormat()
  const { isShown, fixed, proposal, certainty } = useAtomValue(feeAtom)
  if (!isShown) return null
  return (
    <NumberField
      path="paymentBasicPercent"
      label={t('costs.payment')}
      hint={fixed > 0 ? t('costs.paymentHint', { amount: money(fixed, { max: 2 }) }) : undefined}
      unit="%"
      proposal={proposal}
      aside={<Label certainty={certainty} />}
    />
  )
}

const monthlyAtom = atom(
  (get) => {
    const plan = get(planAtom)
    const typical = monthlyCosts(withTypicalCosts(plan))
    const value = monthlyCosts(plan)
    const certainty: Certainty | null = isInSar(plan) && isTypicalMonth(withTypicalCosts(plan)) ? 'example' : null
    return { value, certainty, proposal: proposalOf(plan, !isOpen(plan, 'fixedCosts'), value, typical) }
  },
  (get, set, total: number, isEmptied?: boolean) =>
    set(editAtom, {
      plan: withMonthlyCosts(get(planAtom), total),
      place: monthlyPath,
      isEmptied: isEmptied ?? false,
    }),
)

/** Where the one amount for all monthly costs stands in the plan. */
const monthlyPath = 'overheads.otherOps.amount'

/** All monthly costs in one amount; the steps tell them apart. */
export function MonthlyCostsField() {
  const { t } = useTranslation('quickStart')
  const { currency } = useFormat()
  const { value, proposal, certainty } = useAtomValue(monthlyAtom)
  const setTotal = useSetAtom(monthlyAtom)
  const paysBillVat = useAtomValue(paysBillVatAtom)
  const [draft, setDraft] = useDraft(monthlyPath)
  const { findings, onBlur } = useFindings(monthlyPath)
  const messages = useMessages(findings)
  const problem = useNumberProblem(draft)
  return (
    <Field
      id={monthlyPath}
      label={t('costs.monthly')}
      hint={t(paysBillVat ? 'costs.monthlyHintExVat' : 'costs.monthlyHint')}
      aside={
        <BesideLabel path={monthlyPath} label={t('costs.monthly')}>
          <Label certainty={certainty} />
        </BesideLabel>
      }
      messages={problem ? [{ level: 'error', text: problem.text }] : messages}
    >
      {({ id, describedBy, invalid }) => (
        <NumberBox
          id={id}
          value={value}
          onChange={setTotal}
          draft={draft}
          onDraft={setDraft}
          onBlur={onBlur}
          unit={currency}
          proposal={proposal}
          describedBy={describedBy}
          invalid={invalid}
        />
      )}
    </Field>
  )
}
