import { View } from '@react-pdf/renderer'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { colours } from '../../../../files/pdf/look'
import { Item, Words } from '../../../../files/pdf/words'
import { useConclusionTexts } from '../../../../results/conclusion/use-conclusion-texts'
import { useFieldLabel } from '../../../fields/field-labels'
import { useErrorText } from '../../../fields/use-error-text'
import { concludedAtom } from '../../../results/concluded'
import { acquisitionGapAtom, breakEvenStateAtom } from '../../../results/slices'
import { useEachUnitText } from '../../../results/top/use-each-unit-text'
import { wrongFieldsAtom } from '../../../state/unanswered'

interface BoxProps {
  title: string
  lines?: readonly string[]
  tone: 'negative' | 'warning'
}

function Box({ title, lines = [], tone }: BoxProps) {
  const isBad = tone === 'negative'
  return (
    <View
      wrap={false}
      style={{
        marginTop: 8,
        borderRadius: 6,
        paddingVertical: 6,
        paddingHorizontal: 10,
        backgroundColor: isBad ? colours.negativeSoft : colours.warningSoft,
      }}
    >
      <Words strong colour={tone}>
        {title}
      </Words>
      {lines.map((line) => (
        <Words key={line}>{line}</Words>
      ))}
    </View>
  )
}

/** So many are named, so that one page stays one. */
const most = 4

/** Which fields the figures cannot rely on: how many, and by name where there is room for that. */
export function WrongFields({ areNamed }: { areNamed: boolean }) {
  const { t } = useTranslation('questions')
  const errors = useAtomValue(wrongFieldsAtom)
  const label = useFieldLabel()
  const text = useErrorText()
  if (errors.length === 0) return null
  return (
    <View style={{ marginBottom: 8 }}>
      <Box tone="negative" title={t('wrong', { count: errors.length })} />
      {errors.slice(0, areNamed ? most : 0).map((error) => (
        <Item key={`${error.path} ${error.code}`}>{`${label(error.path)}: ${text(error)}`}</Item>
      ))}
    </View>
  )
}

/** What makes the figures worse than they look, or better. */
function useWarnings(): BoxProps[] {
  const { t } = useTranslation('summary')
  const state = useAtomValue(breakEvenStateAtom)
  const eachUnit = useEachUnitText()
  const gap = useAtomValue(acquisitionGapAtom)
  const { registration } = useConclusionTexts()(useAtomValue(concludedAtom))
  const warnings: BoxProps[] = []
  if (state === 'never') warnings.push({ tone: 'negative', title: t('eachSaleLoses'), lines: [eachUnit] })
  if (gap !== null) warnings.push({ tone: 'warning', title: t(`acquisition.${gap}`) })
  if (registration !== null) warnings.push({ tone: 'warning', title: registration })
  return warnings
}

export function Warnings() {
  return useWarnings().map((warning) => <Box key={warning.title} {...warning} />)
}

/** Whether something must be said of the plan or its figures, which takes room of the first page. */
export function useHasWarnings(): boolean {
  const wrong = useAtomValue(wrongFieldsAtom)
  return useWarnings().length + wrong.length > 0
}
