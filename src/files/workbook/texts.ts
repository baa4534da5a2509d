import type { i18n } from 'i18next'
import type { RowScope } from '../../domain/model/language/reading'
import { countedPaymentMethods } from '../../domain/model/month/payment-fees'
import type { Kind } from '../../domain/model/results/row'
import type { Language } from '../../domain/options'
import { type NumberField, shownField, type Unit } from '../../domain/plan/field'
import { placedOverheads } from '../../domain/plan/overheads'
import type { Plan, TeamMember } from '../../domain/plan/plan'
import { customRole, teamRoleKey } from '../../domain/reference/team-roles'
import { labelKey } from '../../i18n/field-key'
import { currencyWord, formatMonthName } from '../../i18n/format'
import { formatField } from '../../i18n/format-field'
import { type ChoiceList, choiceLists } from './format'

/** Where the hints of fields are, by their names. */
const hints = [
  'revenue:hints',
  'costs:hints',
  'costs:product.hints',
  'costs:payment.cod.hints',
  'advanced:hints',
  'season:hints',
  'workbook:hints',
]

/** Everything that a workbook says, in the words of the page that asks for it. */
export class WorkbookTexts {
  constructor(
    readonly words: i18n,
    readonly language: Language,
    readonly plan: Plan,
  ) {}

  /** A text by its dictionary and name. Numbers in it are isolated from what stands around them. */
  word(key: string, values: Record<string, string | number> = {}): string {
    return this.words.t(key as 'common:cancel', values)
  }

  has(key: string): boolean {
    return this.words.exists(key)
  }

  get currency(): string {
    return currencyWord(this.plan.currency, this.language)
  }

  label(path: string): string {
    return this.word(`fields:${labelKey(path)}`)
  }

  /** What to set a switch to, and on which sheet. */
  switchedOn(path: string): Record<'field' | 'yes' | 'sheet', string> {
    return { field: this.label(path), yes: this.choice('switch', 'yes'), sheet: this.word('workbook:sheets.inputs') }
  }

  /** That a part of the plan is off, and where it is turned on. */
  off(path: string): string {
    return this.word('workbook:off.part', this.switchedOn(path))
  }

  hint(path: string): string {
    const [group, name = ''] = path.split('.')
    const keys = group === 'cashPlan' ? [`cashInputs:hints.${name}`] : hints.map((list) => `${list}.${labelKey(path)}`)
    const found = keys.find((key) => this.has(key))
    return found ? this.word(found) : ''
  }

  unitOfKind(kind: Unit | Kind): string {
    if (kind === 'count') return ''
    return kind === 'money' ? this.currency : this.word(`workbook:units.${kind}`)
  }

  unit(field: NumberField): string {
    return this.unitOfKind(shownField(field).unit)
  }

  /** The limits of a number, as its box on the screen has them. */
  range(field: NumberField): string {
    if (field.max >= 1e12) return ''
    const number = (value: number) => formatField(field, value, this.language)
    return this.word('workbook:range', { min: number(field.min), max: number(field.max) })
  }

  product(at: number): string {
    return this.plan.products[at]?.name.trim() || this.word('results:products.unnamed', { number: at + 1 })
  }

  /** The name of something in a list of the plan; its id where that is none of the product's own. */
  known(list: 'overheads' | 'paymentMethods' | 'seasonEvents', id: string): string {
    const key = `options:${list}.${id}`
    return this.has(key) ? this.word(key) : id
  }

  member({ role, customRole: own }: Pick<TeamMember, 'role' | 'customRole'>): string {
    const key = `costs:team.roles.${teamRoleKey(role)}`
    const name = role === customRole ? own.trim() : this.has(key) ? this.word(key) : role.trim()
    return name || this.word('costs:team.unnamed')
  }

  /** What the rows of a list of the plan are called. */
  rows(scope: RowScope): string[] {
    const { plan } = this
    switch (scope) {
      case 'products':
        return plan.products.map((_, at) => this.product(at))
      case 'methods':
        return countedPaymentMethods(plan).map(({ id }) => this.known('paymentMethods', id))
      case 'overheads':
        return placedOverheads(plan).map(({ id, item }) => (id === null ? item.name : this.known('overheads', id)))
      case 'team':
        return plan.team.map((member) => this.member(member))
      default:
        return []
    }
  }

  /** Every choice of a list, in its order, with the word that stands for it. */
  choices(list: ChoiceList): { choice: string; word: string }[] {
    return choiceLists[list].choices.map((choice) => ({ choice, word: this.choice(list, choice) }))
  }

  /** The word for a choice. */
  choice(list: ChoiceList, choice: string): string {
    return this.word(choice === '' ? 'workbook:notChosen' : `${choiceLists[list].words}.${choice}`)
  }

  monthOfYear(month: number): string {
    return formatMonthName(month, this.language)
  }
}
