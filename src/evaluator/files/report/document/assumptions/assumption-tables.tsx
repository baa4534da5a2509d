import { View } from '@react-pdf/renderer'
import { useTranslation } from 'react-i18next'
import type { Plan } from '../../../../../domain/plan/plan'
import { Line, Words, widthOfFigures } from '../../../../../files/pdf/words'
import { labelKey } from '../../../../../i18n/field-key'
import { noValue } from '../../../../../i18n/format'
import { useOwnerName } from '../../../../fields/field-labels'
import { useRowStyle } from '../density'
import { Table } from '../table'
import type { Assumption } from './assumptions-of'
import type { Writers } from './many-products'

/** Lists whose members are alike stand in one table, by the name of the first of them. */
const alike: Readonly<Record<string, string>> = { customOverheadsTech: 'overheads', customOverheadsOps: 'overheads' }

/** The list, the member and the part of a path that has all three. */
function partsOf(path: string): { list: string; member: string; part: string } | null {
  const [list = '', at = '', part = '', ...more] = path.split('.')
  if (part === '' || more.length > 0 || list === 'season') return null
  return { list: alike[list] ?? list, member: `${list}.${at}`, part }
}

/** Assumptions one by one, and those of each list together. */
export function byList(stated: readonly Assumption[]): { single: Assumption[]; lists: Assumption[][] } {
  const lists = new Map<string, Assumption[]>()
  const single: Assumption[] = []
  for (const assumption of stated) {
    const list = partsOf(assumption.path)?.list
    if (list === undefined) single.push(assumption)
    else lists.set(list, [...(lists.get(list) ?? []), assumption])
  }
  return { single, lists: [...lists.values()] }
}

interface ListTableProps {
  plan: Plan
  list: readonly Assumption[]
  writers: Writers
}

/** So many members stand beside each other; more of them below each other. */
const mostBeside = 3

/** What a head needs below it to begin on a page, in points. */
const roomOfHead = 80

/** The inputs of a list: its members and what is entered for each, with how sure a row is where that is not the plan's own. */
export function ListTable({ plan, list, writers }: ListTableProps) {
  const { t } = useTranslation(['report', 'fields'])
  const ownerName = useOwnerName()
  const at = (of: Assumption) => partsOf(of.path) ?? { member: '', part: '' }
  const members = [...new Set(list.map((one) => at(one).member))]
  const parts = [...new Set(list.map((one) => at(one).part))]
  const memberName = (member: string) => ownerName(`${member}.name`, plan)
  const partName = (part: string) => {
    const path = list.find((one) => at(one).part === part)?.path ?? ''
    return t(`fields:${labelKey(path)}`)
  }
  const isTurned = members.length <= mostBeside && parts.length > members.length
  const [down, across] = isTurned ? [parts, members] : [members, parts]
  const found = (row: string, column: string) =>
    list.find((one) => {
      const { member, part } = at(one)
      return isTurned ? part === row && member === column : member === row && part === column
    })
  const rows = down.map((row) => {
    const cells = across.map((column) => found(row, column))
    const sure = [...new Set(cells.map((one) => (one ? writers.certainty(one) : '')))].filter((text) => text !== '')
    return {
      key: row,
      name: isTurned ? partName(row) : memberName(row),
      cells: cells.map((one) => (one ? writers.value(one) : noValue)),
      sure: sure.join(t('report:comma')),
    }
  })
  const isSure = rows.some(({ sure }) => sure !== '')
  return (
    <>
      <View minPresenceAhead={roomOfHead} style={{ marginTop: 8 }} />
      <Table
        size={8.5}
        columns={[
          t('report:columns.assumption'),
          ...across.map((column) => (isTurned ? memberName(column) : partName(column))),
          ...(isSure ? [t('report:columns.certainty')] : []),
        ]}
        widths={[2, ...across.map(() => 1.1), ...(isSure ? [1.6] : [])]}
        lastIsText={isSure}
        rows={rows.map(({ key, name, cells, sure }) => ({ key, cells: [name, ...cells, ...(isSure ? [sure] : [])] }))}
      />
    </>
  )
}

interface Entry {
  key: string
  label: string
  value: string
  note: string
}

/** Inputs two by two, read from line to line, each with how sure it is behind its name. */
export function Pairs({ entries }: { entries: readonly Entry[] }) {
  const lines = entries.flatMap((first, at) => (at % 2 === 0 ? [[first, entries[at + 1]] as const] : []))
  return (
    <View>
      {lines.map(([first, second]) => (
        <Line key={first.key} style={{ gap: 26 }}>
          <Pair entry={first} />
          {second ? <Pair entry={second} /> : <View style={half} />}
        </Line>
      ))}
    </View>
  )
}

/** Labels are short: their lines need no more room than this. */
const lineHeight = 1.35

/** The room of a mark with the number of its source. */
const widthOfNote = 44

/** Short values end below each other; long ones are broken, so that their labels are not. */
const widthOfValue = (value: string) => Math.min(112, widthOfFigures([value], 46))

const half = { flexGrow: 1, flexBasis: 0 } as const

function Pair({ entry: { label, value, note } }: { entry: Entry }) {
  return (
    <View wrap={false} style={{ ...useRowStyle(), ...half }}>
      <Line style={{ justifyContent: 'space-between', gap: 6 }}>
        <Words size={8.5} style={{ flex: 1, lineHeight }}>
          {label}
        </Words>
        {note === '' ? null : (
          <Words size={8} colour="muted" style={{ width: widthOfNote, lineHeight: lineHeight * (8.5 / 8) }}>
            {note}
          </Words>
        )}
        <Words size={8.5} align="figures" style={{ width: widthOfValue(value), lineHeight }}>
          {value}
        </Words>
      </Line>
    </View>
  )
}
