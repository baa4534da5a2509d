import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/notice'
import { NoteList } from './note-list'
import type { WorkbookPlan } from './opened'

interface WorkbookNotesProps {
  workbook: WorkbookPlan
  /** What the input at a path is called; where it is not known, cells speak for themselves. */
  labelOf?: (path: string) => string
}

const mostCells = 8

/** What of a workbook is not taken over: cells that hold no value of their field, and figures that were added beside them. */
export function WorkbookNotes({ workbook: { rejected, added }, labelOf }: WorkbookNotesProps) {
  const { t } = useTranslation('files')
  const shown = added.slice(0, mostCells)
  const others = added.length - shown.length
  return (
    <>
      {rejected.length > 0 ? (
        <NoteList title={t('preview.rejected', { count: rejected.length })}>
          {rejected.map(({ path, cell, why, text }) => (
            <li key={path}>
              {labelOf ? t('preview.inCell', { cell, field: labelOf(path) }) : t('preview.cell', { cell })}{' '}
              {t(`preview.why.${text === '' && why === 'notUnderstood' ? 'empty' : why}`, { text })}
            </li>
          ))}
        </NoteList>
      ) : null}
      {added.length > 0 ? (
        <Notice variant="warning" title={t('preview.beside.title')}>
          <p>
            {t('preview.beside.cells', { cells: shown.join(t('backup.and')) })}{' '}
            {others > 0 ? t('preview.beside.more', { count: others }) : null}
          </p>
          <p className="mt-1">{t('preview.beside.advice')}</p>
        </Notice>
      ) : null}
    </>
  )
}
