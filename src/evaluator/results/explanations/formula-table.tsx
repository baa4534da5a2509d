import type { TFunction } from 'i18next'
import { Fragment, memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Explanation } from '../../../results/explain/explain'
import { type Line, type Operation, writtenInOne } from '../../../results/explain/lines'
import { classes } from '../../../ui/classes'
import { Figure } from '../../../ui/figure'
import { useFigure, useLineWords } from './explanation-labels'

const signs: Record<Operation, string> = { is: '', plus: '+', minus: '−', times: '×', over: '÷' }

function isOperation(operation: Line['operation']): operation is Operation {
  return Object.hasOwn(signs, operation)
}

/** What the lines of a table are written with: found once for the table, however many lines it has. */
interface TableWords {
  t: TFunction<'explain'>
  line: ReturnType<typeof useLineWords>
}

interface SignProps {
  operation: Line['operation'] | 'result'
  quiet?: boolean
  t: TFunction<'explain'>
}

/** The sign of a line for the eye and its word for the ear. */
function Sign({ operation, quiet, t }: SignProps) {
  if (operation !== 'result' && (!isOperation(operation) || operation === 'is')) return null
  return (
    <>
      <span aria-hidden="true" className={classes('text-muted', quiet ? 'mx-1' : 'me-1.5 font-medium')}>
        {operation === 'result' ? '=' : signs[operation]}
      </span>
      <span className="sr-only"> {t(`operations.${operation}`)} </span>
    </>
  )
}

/** The working of a line that is worked out itself, in one run of text. */
function Working({ parent, lines, words }: { parent: string; lines: readonly Line[]; words: TableWords }) {
  return writtenInOne(lines).map((line, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a formula never change places
    if (typeof line === 'string') return <Fragment key={at}>{line}</Fragment>
    const { label, figure } = words.line(line, true)
    if (!isOperation(line.operation)) return null
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a formula never change places
      <span key={at} className="inline-block max-w-full">
        <Sign operation={line.operation} quiet t={words.t} />
        {label === parent || label === '' ? null : `${label} `}
        <bdi>{figure}</bdi>
        {line.working.length > 0 ? (
          <>
            {' ('}
            <Working parent={label} lines={line.working} words={words} />
            {')'}
          </>
        ) : null}
      </span>
    )
  })
}

function Row({ line, words }: { line: Line; words: TableWords }) {
  const { t } = words
  const { operation } = line
  if (operation === 'roundUp' || operation === 'atLeastZero' || operation === 'withoutSign') {
    return (
      <tr>
        <td colSpan={2} className="py-1 text-muted">
          {t(operation)}
        </td>
      </tr>
    )
  }
  const { label, figure } = words.line(line)
  const isSubtotal = operation === 'subtotal'
  return (
    <>
      <tr className={classes(isSubtotal && 'border-t border-line text-muted')}>
        <th scope="row" className="py-1 pe-4 text-start font-normal wrap-anywhere">
          <Sign operation={operation} t={t} />
          {isSubtotal ? t('subtotal') : <bdi>{label}</bdi>}
        </th>
        <td dir="ltr" className="w-px py-1 text-end align-top whitespace-nowrap">
          <Figure>{figure}</Figure>
        </td>
      </tr>
      {line.working.length > 0 ? (
        <tr>
          <td colSpan={2} className="pb-1 text-muted wrap-anywhere">
            <Working parent={label} lines={line.working} words={words} />
          </td>
        </tr>
      ) : null}
    </>
  )
}

interface TapeTableProps {
  explanation: Explanation
  name: string
  /** What cards write of the result instead, after it. */
  also?: string
}

/** A calculation as on the paper strip of a calculator: a line for each figure, the result below. */
export const TapeTable = memo(function TapeTable({ explanation, name, also = '' }: TapeTableProps) {
  const { t } = useTranslation('explain')
  const figure = useFigure()
  const words = { t, line: useLineWords() }
  const { lines, value, kind, isListed, basis } = explanation
  return (
    <>
      <table className="mt-1 w-full max-w-[36rem]">
        <caption className="text-start font-medium text-muted">{t(isListed ? 'shows' : 'formula')}</caption>
        <tbody>
          {lines.length === 0 ? (
            <tr>
              <td colSpan={2} className="py-1">
                {t('nothing')}
              </td>
            </tr>
          ) : null}
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a formula never change places
            <Row key={at} line={line} words={words} />
          ))}
          <tr className="border-t border-control font-semibold">
            <th scope="row" className="py-1 pe-4 text-start wrap-anywhere">
              <Sign operation="result" t={t} />
              {name}
            </th>
            <td dir="ltr" className="w-px py-1 text-end whitespace-nowrap">
              <Figure>{figure(value, kind)}</Figure>
              {also}
            </td>
          </tr>
        </tbody>
      </table>
      {basis.length > 0 ? <BasisTable lines={basis} words={words} /> : null}
    </>
  )
})

/** Figures that several lines use, each with its working once. */
function BasisTable({ lines, words }: { lines: readonly Line[]; words: TableWords }) {
  return (
    <table className="w-full max-w-[36rem]">
      <caption className="text-start font-medium text-muted">{words.t('basis')}</caption>
      <tbody>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a formula never change places
          <Row key={at} line={line} words={words} />
        ))}
      </tbody>
    </table>
  )
}
