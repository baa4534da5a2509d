import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Bars, Sheet } from '../../../ui/first-icons'
import { Calendar, Columns, Folder, History, NoteIcon, Printer, Share } from '../../../ui/icons'

/** What can be done with the whole plan; what a page does not offer is left out. */
export interface PlanActions {
  onReport: () => void
  onWorkbook: () => void
  onNotes: () => void
  onDuties: () => void
  /** Reads what was sold from files, beside the plan. */
  onActuals: () => void
  /** Opens the links to the plan. */
  onShare?: () => void
  /** Leads to the plan beside others. */
  onCompare?: () => void
  /** Opens what the plan was before; without it there is none. */
  onVersions?: () => void
  /** Opens a plan from a file. */
  onOpenFile?: () => void
}

export interface PlanAction {
  label: string
  icon: ReactNode
  run: () => void
}

/** The same with the name and the picture of each, as every menu lists them. */
export function usePlanActions(actions: PlanActions): { takeAlong: PlanAction[]; plan: PlanAction[] } {
  const { t } = useTranslation(['more', 'saving'])
  const offered = (run: (() => void) | undefined, icon: ReactNode, label: string) => (run ? [{ label, icon, run }] : [])
  return {
    takeAlong: [
      { label: t('more:report'), icon: <Printer />, run: actions.onReport },
      { label: t('more:workbook'), icon: <Sheet />, run: actions.onWorkbook },
    ],
    plan: [
      ...offered(actions.onShare, <Share />, t('more:share')),
      ...offered(actions.onCompare, <Columns />, t('more:compare')),
      ...offered(actions.onVersions, <History />, t('saving:versions.open')),
      ...offered(actions.onDuties, <Calendar />, t('more:duties')),
      ...offered(actions.onActuals, <Bars />, t('more:actuals')),
      ...offered(actions.onNotes, <NoteIcon />, t('more:notes')),
      ...offered(actions.onOpenFile, <Folder />, t('more:openFile')),
    ],
  }
}
