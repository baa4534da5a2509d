import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'
import type { GivenYes } from '../../domain/options'
import type { Plan } from '../../domain/plan/plan'
import { isYesGiven, withYes } from '../../domain/rules/given'
import { Switch } from '../../ui/inputs/switch'
import { planAtom } from '../state/atoms'
import { useChange } from '../state/use-change'

interface Answer {
  /** Also the id of its switch, which Undo leads back to when it takes the Yes back. */
  question: GivenYes
  /** Whether the plan says yes by what was typed. */
  isYes: boolean
  /** The field that Undo leads back to when No took its value away. */
  place: string
  /** The plan once the answer is no. */
  toNo: (plan: Plan) => Plan
}

/**
 * A question that opens fields. Yes shows them, and they stay until No, whether or not one was filled in. Either answer is
 * one edit that Undo takes back.
 */
export function useQuestion({ question, isYes, place, toNo }: Answer): readonly [boolean, (yes: boolean) => void] {
  const isGiven = isYesGiven(useAtomValue(planAtom), question)
  const [wasYes, setWasYes] = useState(false)
  const change = useChange()
  // A plan that says yes by its numbers alone: a box that is emptied to be retyped must not disappear while it has the focus.
  useEffect(() => {
    if (isYes && !isGiven && !wasYes) setWasYes(true)
  })
  const answer = (yes: boolean) => {
    setWasYes(false)
    if (yes) change(question, (plan) => withYes(plan, question, true))
    else if (isYes || isGiven) change(isYes ? place : question, (plan) => withYes(toNo(plan), question, false))
  }
  return [isYes || isGiven || wasYes, answer]
}

interface QuestionProps extends Answer {
  label: string
  hint?: string
  children: ReactNode
}

/** A question with the fields that only those need who answer yes. */
export function Question({ label, hint, children, ...given }: QuestionProps) {
  const [yes, answer] = useQuestion(given)
  return (
    <div className="flex flex-col gap-4">
      <Switch id={given.question} label={label} {...(hint ? { hint } : {})} checked={yes} onChange={answer} />
      {yes ? children : null}
    </div>
  )
}
