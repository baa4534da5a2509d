import { createContext, useContext } from 'react'
import { styles } from '../../../../files/pdf/look'
import { useLanguage } from '../../../../i18n/use-language'

/** The room around rows, sections and their parts, in points. */
const rooms = {
  usual: { row: styles.row.paddingVertical, section: 18, part: 12 },
  dense: { row: 0, section: 13, part: 8 },
} as const

/** How close a report is set: denser where a few lines would stand alone on its last page. */
export type Density = keyof typeof rooms

export const DensityContext = createContext<Density>('usual')

export const useRoom = () => rooms[useContext(DensityContext)]

/** What Arabic letters, which reach higher and lower, take of a row besides, in points: even where rows are close. */
const arabicRow = 0.5

/** A row of a list or table. */
export function useRowStyle() {
  const { row } = useRoom()
  return { ...styles.row, paddingVertical: useLanguage() === 'ar' ? row + arabicRow : row }
}
