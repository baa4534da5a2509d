import { View } from '@react-pdf/renderer'
import { createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { styles } from '../../../../files/pdf/look'
import { Line, Words } from '../../../../files/pdf/words'

/** A section of the report, and the page on which it begins. */
export interface ContentsEntry {
  title: string
  page: number
}

/** Told of each section as it is laid out; the library knows its page then. */
export const FoundContext = createContext<(entry: ContentsEntry) => void>(() => {})

/** Notes on which page it is. */
export function FoundHere({ title }: { title: string }) {
  const found = useContext(FoundContext)
  return (
    <View
      render={({ pageNumber }) => {
        found({ title, page: pageNumber })
        return null
      }}
    />
  )
}

/** The sections of the report with their pages. */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  const { t } = useTranslation('report')
  return (
    <View>
      <Words size={15} strong style={{ marginTop: 18, marginBottom: 10 }}>
        {t('contents')}
      </Words>
      {entries.map(({ title, page }) => (
        <View key={title} style={{ ...styles.row, paddingVertical: 5 }}>
          <Line style={{ justifyContent: 'space-between', gap: 16 }}>
            <Words size={10.5}>{title}</Words>
            <Words size={10.5} align="figures">
              {String(page)}
            </Words>
          </Line>
        </View>
      ))}
    </View>
  )
}
