import { useSyncExternalStore } from 'react'

interface Question {
  answered: Promise<boolean>
  answer: (isProven: boolean) => void
}

let question: Question | null = null
const listeners = new Set<() => void>()

function ask(next: Question | null) {
  question = next
  for (const listener of listeners) listener()
}

/** Asks the owner of the session for the password or a code; true once the server has taken it. Many calls ask once. */
export function askForProof(): Promise<boolean> {
  if (question) return question.answered
  let answer: Question['answer'] = () => {}
  const answered = new Promise<boolean>((resolve) => {
    answer = (isProven) => {
      ask(null)
      resolve(isProven)
    }
  })
  ask({ answered, answer })
  return answered
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What answers the question while there is one. */
export function useProofQuestion(): Question['answer'] | null {
  const answer = () => question?.answer ?? null
  return useSyncExternalStore(subscribe, answer, answer)
}
