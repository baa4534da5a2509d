import { createContext, useContext } from 'react'
import { styles } from '../../../../files/pdf/look'

/** The room around rows, sections and their parts, in points. */
const rooms = {
  usual: { row: styles.row.paddingVertical, section: 18, part: 12 },
  dense: { row: 0, section: 13, part: 8 },
} as const

/** How close a report is set: denser where a few lines would stand alone on its last page. */
export type Density = keyof typeof rooms

export const DensityContext = createContext<Density>('usual')

export const useRoom = () => rooms[useContext(DensityContext)]

/** A row of a list or table. */
export function useRowStyle() {
  return { ...styles.row, paddingVertical: useRoom().row }
}
