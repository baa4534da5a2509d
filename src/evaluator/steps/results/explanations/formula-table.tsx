import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { Explanation } from '../../../../results/explain/explain'
import { type Line, type Operation, writtenInOne } from '../../../../results/explain/formula-steps'
import { classes } from '../../../../ui/classes'
import { Figure } from '../../../../ui/figure'
import { useFigure, useLineWords } from './explanation-labels'

const signs: Record<Operation, string> = { is: '', plus: '+', minus: '−', times: '×', over: '÷' }

function isOperation(operation: Line['operation']): operation is Operation {
  return Object.hasOwn(signs, operation)
}

/** The sign of a line for the eye and its word for the ear. */
function Sign({ operation, quiet }: { operation: Line['operation'] | 'result'; quiet?: boolean }) {
  const { t } = useTranslation('explain')
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
function Working({ parent, lines }: { parent: string; lines: readonly Line[] }) {
  const words = useLineWords()
  return writtenInOne(lines).map((line, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a formula never change places
    if (typeof line === 'string') return <Fragment key={at}>{line}</Fragment>
    const { label, figure } = words(line)
    if (!isOperation(line.operation)) return null
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a formula never change places
      <Fragment key={at}>
        <Sign operation={line.operation} quiet />
        {label === parent || label === '' ? null : `${label} `}
        <bdi>{figure}</bdi>
        {line.working.length > 0 ? (
          <>
            {' ('}
            <Working parent={label} lines={line.working} />
            {')'}
          </>
        ) : null}
      </Fragment>
    )
  })
}

function Row({ line }: { line: Line }) {
  const { t } = useTranslation('explain')
  const words = useLineWords()
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
  const { label, figure } = words(line)
  const isSubtotal = operation === 'subtotal'
  return (
    <tr className={classes(isSubtotal && 'border-t border-line text-muted')}>
      <th scope="row" className="py-1 pe-4 text-start font-normal wrap-anywhere">
        <Sign operation={operation} />
        {isSubtotal ? t('subtotal') : <bdi>{label}</bdi>}
        {line.working.length > 0 ? (
          <span className="block text-muted">
            <Working parent={label} lines={line.working} />
          </span>
        ) : null}
      </th>
      <td className="py-1 text-end align-top whitespace-nowrap">
        <Figure>{figure}</Figure>
      </td>
    </tr>
  )
}

/** A calculation as on the paper strip of a calculator: a line for each figure, the result below. */
export function TapeTable({ explanation, name }: { explanation: Explanation; name: string }) {
  const { t } = useTranslation('explain')
  const figure = useFigure()
  const { lines, value, kind, isListed } = explanation
  return (
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
          <Row key={at} line={line} />
        ))}
        <tr className="border-t border-control font-semibold">
          <th scope="row" className="py-1 pe-4 text-start wrap-anywhere">
            <Sign operation="result" />
            {name}
          </th>
          <td className="py-1 text-end whitespace-nowrap">
            <Figure>{figure(value, kind)}</Figure>
          </td>
        </tr>
      </tbody>
    </table>
  )
}
