import { useTranslation } from 'react-i18next'
import { productColumns } from '../../../domain/error-codes'
import { NoteList } from '../../../files/dialogs/note-list'
import type { ProductList, RowProblem } from '../../../files/tables/product-rows'
import { Notice } from '../../../ui/notice'
import { useFormat } from '../../state/use-format'

/** How many products were found, and which columns they were read from. */
export function FoundColumns({ list: { products, headers } }: { list: ProductList }) {
  const { t } = useTranslation('files')
  const { number } = useFormat()
  const columns = productColumns.flatMap((kind) => {
    const header = headers?.[kind]
    return header === undefined ? [] : [t('products.column', { kind: t(`products.kinds.${kind}`), header })]
  })
  return (
    <div>
      <p>{t('products.found', { count: products.length, figure: number(products.length) })}</p>
      <p className="text-small text-muted">{headers ? columns.join(' · ') : t('products.noHeaders')}</p>
    </div>
  )
}

const maxHeaders = 8

/** The list has headers of its own, which are not recognized. */
export function UnknownHeaders({ headers }: { headers: readonly string[] }) {
  const { t } = useTranslation('files')
  const names = headers.slice(0, maxHeaders).map((header) => t('products.header', { header: header.slice(0, 40) }))
  return (
    <Notice variant="error" title={t('products.unknownHeaders')}>
      <p className="break-words">{names.join(t('backup.and'))}</p>
      <p className="mt-1">
        {t('products.nameHeaders')} {t('unchanged')}
      </p>
    </Notice>
  )
}

const maxShown = 50

/** The rows that cannot be taken over, and why. */
export function RowProblems({ problems }: { problems: readonly RowProblem[] }) {
  const { t } = useTranslation('files')
  const { number } = useFormat()
  if (problems.length === 0) return null
  const others = problems.length - maxShown
  return (
    <NoteList title={t('products.problems', { count: problems.length, figure: number(problems.length) })}>
      {problems.slice(0, maxShown).map(({ row, name, code, text }) => (
        <li key={row}>
          {name === '' ? t('products.row', { row }) : t('products.rowNamed', { row, name })}{' '}
          {t(`products.wrong.${code}`, { text })}
        </li>
      ))}
      {others > 0 ? <li>{t('products.moreProblems', { count: others, figure: number(others) })}</li> : null}
    </NoteList>
  )
}
