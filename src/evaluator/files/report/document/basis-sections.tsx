import { View } from '@react-pdf/renderer'
import { useAtomValue } from 'jotai'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { styles } from '../../../../files/pdf/look'
import { Item, Line, PageWords, Words } from '../../../../files/pdf/words'
import { evaluatedInStateAtom } from '../../../results/concluded'
import { disclosuresAtom } from '../../../results/slices'
import { FoundContext } from './contents'
import { Columns, Section } from './section'

/** The sections of the report with their pages, one column after the other. */
export function Contents({ titles }: { titles: readonly string[] }) {
  const { t } = useTranslation('report')
  const half = Math.ceil(titles.length / 2)
  return (
    <View>
      <Words size={15} strong style={{ marginBottom: 6 }}>
        {t('contents')}
      </Words>
      <Columns first={<Entries titles={titles.slice(0, half)} />} second={<Entries titles={titles.slice(half)} />} />
    </View>
  )
}

/** The page of an entry is known once all pages are laid out. */
function Entries({ titles }: { titles: readonly string[] }) {
  const { pages } = useContext(FoundContext)
  return titles.map((title) => (
    <View key={title} style={{ ...styles.row, paddingVertical: 4 }}>
      <Line style={{ justifyContent: 'space-between', alignItems: 'center', gap: 16 }}>
        <Words size={10}>{title}</Words>
        <PageWords size={10} align="figures" write={() => String(pages.get(title) ?? '')} />
      </Line>
    </View>
  ))
}

/** What a stranger must know before the figures: whose they are, what they leave out, and what their grades mean. */
export function BasisSections({ isGraded }: { isGraded: boolean }) {
  const { t } = useTranslation(['report', 'results'])
  const shown = useAtomValue(disclosuresAtom)
  return (
    <>
      <Section title={t('report:sections.basis')} ahead={60}>
        <Words>{t('report:basis')}</Words>
      </Section>
      <Section title={t('results:disclosures.title')} ahead={60}>
        {shown.map((id) => (
          <Item key={id}>{t(`results:disclosures.${id}`)}</Item>
        ))}
      </Section>
      {isGraded ? <GradesSection /> : null}
    </>
  )
}

/** Every scale of words in the report, told apart. */
function GradesSection() {
  const { t } = useTranslation('report')
  const { advanced } = useAtomValue(evaluatedInStateAtom)
  const scales = advanced
    ? (['verdict', 'held', 'health', 'risk', 'source'] as const)
    : (['verdict', 'held', 'source'] as const)
  return (
    <Section title={t('sections.grades')} ahead={60}>
      {scales.map((scale) => (
        <Item key={scale}>{t(`grades.${scale}`)}</Item>
      ))}
    </Section>
  )
}
