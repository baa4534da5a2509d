import { Suspense } from 'react'
import { useProofQuestion } from '../../forms/ask-for-proof'
import { lazyPage } from '../../i18n/lazy-page'

const ProofDialog = lazyPage(() => import('./proof-dialog').then((module) => module.ProofDialog), 'account')

/** Over the page that has asked for what costs a fresh proof. */
export function ProofQuestion() {
  const answer = useProofQuestion()
  return <Suspense fallback={null}>{answer ? <ProofDialog onAnswer={answer} /> : null}</Suspense>
}
