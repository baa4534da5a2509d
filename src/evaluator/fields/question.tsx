import { useAtom } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import type { Plan } from '../../domain/plan/plan'
import { Switch } from '../../ui/inputs/switch'
import { openedQuestionsAtom } from '../state/atoms'
import { useChange } from '../state/use-change'

interface Answer {
  /** Whether the plan already says yes. */
  isYes: boolean
  /** The field that Undo leads back to when No took its value away. */
  place: string
  /** The plan once the answer is no. */
  toNo: (plan: Plan) => Plan
}

/**
 * A question that opens fields. Yes shows them and changes nothing until one is filled in, and they stay until No, also on
 * the way to another step and back. No is
 * one edit that Undo takes back.
 */
export function useQuestion({ isYes, place, toNo }: Answer): readonly [boolean, (yes: boolean) => void] {
  const [questions, setQuestions] = useAtom(openedQuestionsAtom)
  const opened = questions.has(place)
  const setOpened = (isOpened: boolean) => {
    const others = [...questions].filter((other) => other !== place)
    setQuestions(new Set(isOpened ? [...others, place] : others))
  }
  const change = useChange()
  // A box that is emptied, to be typed anew, shall not go from under the hands.
  useEffect(() => {
    if (isYes && !opened) setOpened(true)
  })
  const answer = (yes: boolean) => {
    setOpened(yes)
    if (!yes && isYes) change(place, toNo)
  }
  return [isYes || opened, answer]
}

interface QuestionProps extends Answer {
  id: string
  label: string
  hint?: string
  children: ReactNode
}

/** A question with the fields that only those need who answer yes. */
export function Question({ id, label, hint, children, ...given }: QuestionProps) {
  const [yes, answer] = useQuestion(given)
  return (
    <div className="flex flex-col gap-4">
      <Switch id={id} label={label} {...(hint ? { hint } : {})} checked={yes} onChange={answer} />
      {yes ? children : null}
    </div>
  )
}
