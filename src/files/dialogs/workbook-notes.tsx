import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/notice'
import type { WorkbookPlan } from '../opened'
import { NoteList } from './note-list'

interface WorkbookNotesProps {
  workbook: WorkbookPlan
  /** What the input at a path is called; where it is not known, cells speak for themselves. */
  labelOf?: (path: string) => string
}

const maxShown = 8

/** What of a workbook is not taken over: cells that hold no value of their field or are gone, and figures added beside them. */
export function WorkbookNotes({ workbook: { rejected, missing, added }, labelOf }: WorkbookNotesProps) {
  const { t } = useTranslation('files')
  const listed = (names: readonly string[]) => names.slice(0, maxShown).join(t('backup.and'))
  const others = (count: number, words: 'preview.missingMore' | 'preview.beside.more') =>
    count > maxShown ? t(words, { count: count - maxShown }) : null
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
      {missing.length > 0 ? (
        <Notice variant="warning" title={t('preview.missing', { count: missing.length })}>
          {labelOf ? (
            <p>
              {listed(missing.map(labelOf))} {others(missing.length, 'preview.missingMore')}
            </p>
          ) : null}
          <p className="mt-1">{t('preview.missingWhy')}</p>
        </Notice>
      ) : null}
      {added.length > 0 ? (
        <Notice variant="warning" title={t('preview.beside.title')}>
          <p>
            {t('preview.beside.cells', { cells: listed(added) })} {others(added.length, 'preview.beside.more')}
          </p>
          <p className="mt-1">{t('preview.beside.advice')}</p>
        </Notice>
      ) : null}
    </>
  )
}
