import type { TFunction } from 'i18next'
import type { TeamMember } from '../../domain/plan/plan'
import type { Label } from './operands'

/** The dictionaries that the lines of an explanation are named from. */
export const explainDictionaries = ['explain', 'results', 'fields', 'options'] as const

/** What the lines of an explanation are named with. */
export interface NameWords {
  t: TFunction<typeof explainDictionaries>
  number(value: number | null): string
  percent(value: number | null): string
  /** What a month of the plan is called; 0 is before the first sale. */
  monthName(month: number): string
  memberName(member: Pick<TeamMember, 'role' | 'customRole'>): string
}

/** What an entry of the cash plan is called: its month, or the months that it is for, stand in its name. */
function entryName(
  { t, monthName }: NameWords,
  { name, month, until = month, method }: Extract<Label, { from: 'entry' }>,
): string {
  if (month === 0 && (name === 'vatInBills' || name === 'cashAfter' || name === 'yearOfSalesPast'))
    return t(`explain:atStart.${name}`)
  const from = monthName(month)
  return t(`explain:entries.${name}`, {
    month: from,
    span: until === month ? from : t('explain:span', { from, until: monthName(until) }),
    method: method ? t(`options:paymentMethods.${method}`) : '',
  })
}

/** What a line of an explanation is called. */
export function labelName(words: NameWords, label: Label): string {
  const { t, number, percent } = words
  switch (label.from) {
    case 'result':
      return t(`results:names.${label.name}`)
    case 'field':
      return t(`fields:${label.name}`)
    case 'word':
      return t(`explain:words.${label.name}`, {
        month: number(label.month ?? null),
        growth: percent(label.growth ?? null),
      })
    case 'entry':
      return entryName(words, label)
    case 'cash':
      return t(`results:names.cashMonth.${label.line}`)
    case 'scenario':
      return t(`results:scenarioRows.${label.line}`)
    case 'product':
      return t(`results:names.product.${label.line}`)
    case 'event':
      return t(`explain:events.${label.id}`)
    case 'overhead':
      return t(`options:overheads.${label.id}`)
    case 'method':
      return t(`options:paymentMethods.${label.id}`)
    case 'member':
      return words.memberName(label.member)
    default:
      return label.text.trim() || t('explain:unnamed')
  }
}
