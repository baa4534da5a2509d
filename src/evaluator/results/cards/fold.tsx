import { useAtomValue } from 'jotai'
import { createContext, type ReactNode, useContext, useId, useState } from 'react'
import type { Evaluation } from '../../../domain/model/evaluation'
import type { ResultName } from '../../../domain/model/results/sections'
import { wholeMoney } from '../../../results/conclusion/use-conclusion-texts'
import { classes } from '../../../ui/classes'
import { Figure } from '../../../ui/figure'
import { ChevronForward } from '../../../ui/icons'
import { evaluationAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'
import { Difference } from '../trial/difference'
import { ResultDifference } from '../trial/result-difference'
import { useResult } from './result-row'

/** Whether the folds of a part begin unfolded. */
export const UnfoldedContext = createContext(false)

interface FoldProps {
  title: string
  /** The result that stands for the whole, or an amount of money that is none of the results. */
  total?: ResultName | ((evaluation: Evaluation) => number)
  children: ReactNode
}

/** One line with its total that unfolds. What is folded is not drawn: hidden figures cost nothing. */
export function Fold({ title, total, children }: FoldProps) {
  const [isOpen, setOpen] = useState(useContext(UnfoldedContext))
  const region = useId()
  return (
    <div className="border-t border-line">
      <h3 className="print:break-after-avoid">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={region}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 w-full items-center gap-2 rounded-control text-start"
        >
          <ChevronForward
            className={classes('text-muted transition-transform print:hidden', isOpen && 'rotate-90 rtl:-rotate-90')}
          />
          <span className="min-w-0 grow font-medium">{title}</span>
          <Total of={total} />
        </button>
      </h3>
      <div id={region} hidden={!isOpen} className="pt-2 pb-6">
        {isOpen ? children : null}
      </div>
    </div>
  )
}

function Total({ of }: { of: FoldProps['total'] }) {
  if (of === undefined) return null
  return (
    <span dir="ltr" className="min-w-24 text-end">
      {typeof of === 'string' ? <TotalOfResult name={of} /> : <TotalOfMoney of={of} />}
    </span>
  )
}

const look = 'font-semibold whitespace-nowrap'

function TotalOfResult({ name }: { name: ResultName }) {
  return (
    <>
      <Figure className={look}>{useResult(name).text}</Figure>
      <ResultDifference name={name} />
    </>
  )
}

function TotalOfMoney({ of }: { of: (evaluation: Evaluation) => number }) {
  const { money } = useFormat()
  const value = of(useAtomValue(evaluationAtom))
  const write = (amount: number | null) => money(amount, wholeMoney)
  return (
    <>
      <Figure className={look}>{write(value)}</Figure>
      <Difference of={of} write={write} />
    </>
  )
}
