import { useTranslation } from 'react-i18next'
import type { ColumnNames } from '../../../files/actuals/formats/mapped-format'
import type { FileReport } from '../../../files/actuals/read-sales'
import { unreadableIn } from '../../../files/actuals/rows/table-reader'
import { formatFigures, formatMonth } from '../../../i18n/format'
import { Notice } from '../../../ui/notice'
import { useFormat } from '../../state/use-format'
import { MapColumns } from './map-columns'

interface ReadFilesProps {
  files: readonly FileReport[]
  /** Told which columns of an unknown table are which. */
  onMap: (names: ColumnNames) => void
}

/** What each file was found to be, which of its rows are not counted and why, or why it is not taken. */
export function ReadFiles({ files, onMap }: ReadFilesProps) {
  const { t } = useTranslation('sales')
  return (
    <section aria-label={t('filesRead')}>
      <ul className="flex flex-col gap-2">
        {files.map((file, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: files come in their order, and two may have one name
          <li key={at} className="break-words">
            {file.format === null ? <NotTaken file={file} onMap={onMap} /> : <Taken file={file} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function NotTaken({ file: { name, refusal, headers }, onMap }: { file: FileReport; onMap: ReadFilesProps['onMap'] }) {
  const { t } = useTranslation(['sales', 'files'])
  if (refusal === null) return <MapColumns name={name} headers={headers ?? []} onMap={onMap} />
  const isOwn =
    refusal === 'tooLarge' || refusal === 'unpacksTooLarge' || refusal === 'unknownKind' || refusal === 'pdf'
  return (
    <Notice variant="error" title={t('sales:notTaken', { name })}>
      {isOwn ? t(`sales:refusals.${refusal}`) : t(`files:refused.${refusal}`)}
    </Notice>
  )
}

function Taken({ file: { name, format, months, rows, unreadable, isRepeated } }: { file: FileReport }) {
  const { t } = useTranslation('sales')
  const { language, number } = useFormat()
  const named = (month: string) => formatMonth(Number(month.slice(0, 4)), Number(month.slice(5)), language, 'short')
  function placesOf(numbers: readonly number[], count: number) {
    const [listed, more] = [formatFigures(numbers.map(String), language), count - numbers.length]
    return more > 0 ? `${listed} ${t('check.more', { count: more, figure: number(more) })}` : listed
  }
  const [first, last] = [months[0], months.at(-1)]
  const period = first && last ? (first === last ? named(first) : `${named(first)} – ${named(last)}`) : ''
  return (
    <>
      <p>
        <span className="font-medium">{format && t(`formats.${format}`)}</span> {period}
      </p>
      <p className="text-small text-muted">
        <bdi>{name}</bdi> · {t('rowsRead', { count: rows, figure: number(rows) })}
        {isRepeated ? ` · ${t('repeated')}` : ''}
      </p>
      {unreadableIn(unreadable).map(({ reason, count, rows: numbers }) => (
        <p key={reason} className="text-small text-warning">
          {t(`unreadable.${reason}`, { count, figure: number(count) })}{' '}
          {t('inRows', { count, rows: placesOf(numbers, count) })}
        </p>
      ))}
    </>
  )
}
