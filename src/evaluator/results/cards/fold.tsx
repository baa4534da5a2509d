import { createContext, type ReactNode, useContext, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResultName } from '../../../domain/model/results/sections'
import { classes } from '../../../ui/classes'
import { Figure } from '../../../ui/figure'
import { ChevronForward } from '../../../ui/first-icons'
import { ResultDifference } from '../trial/result-difference'
import { useResult } from './result-row'

/** Whether the folds of a part begin unfolded. */
export const UnfoldedContext = createContext(false)

interface FoldProps {
  title: string
  /** The result that stands for the whole, named below the title. */
  total?: ResultName
  children: ReactNode
}

/** One line with its total that unfolds. What is folded is not drawn: hidden figures cost nothing. */
export function Fold({ title, total, children }: FoldProps) {
  const [isOpen, setOpen] = useState(useContext(UnfoldedContext))
  const region = useId()
  return (
    // On paper only a figure is worth its title.
    <div className={classes('border-t border-line', !isOpen && total === undefined && 'print:hidden')}>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={region}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 w-full items-center gap-2 py-1 @max-[14rem]:flex-wrap @max-[14rem]:justify-end rounded-control text-start"
        >
          <ChevronForward
            className={classes('text-muted transition-transform print:hidden', isOpen && 'rotate-90 rtl:-rotate-90')}
          />
          <span className="min-w-0 grow font-medium @max-[14rem]:basis-1/2">
            {title}
            {total === undefined ? null : <NameOfTotal name={total} title={title} />}
          </span>
          {total === undefined ? null : <Total name={total} />}
        </button>
      </h3>
      <div id={region} hidden={!isOpen} className="pt-2 pb-6">
        {isOpen ? children : null}
      </div>
    </div>
  )
}

/** Nothing where the title says it already. */
function NameOfTotal({ name, title }: { name: ResultName; title: string }) {
  const { t } = useTranslation('results')
  const label = t(`names.${name}`)
  return label === title ? null : <span className="block text-small font-normal text-muted">{label}</span>
}

function Total({ name }: { name: ResultName }) {
  return (
    <span className="min-w-24 shrink-0 text-end">
      <Figure className="font-semibold whitespace-nowrap">{useResult(name).text}</Figure>
      <ResultDifference name={name} />
    </span>
  )
}
