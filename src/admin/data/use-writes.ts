import { useTranslation } from 'react-i18next'
import { useOutcome } from '../use-outcome'

export type DataKind = 'benchmarks' | 'costs' | 'roles' | 'overheads'

const publicReads: Record<DataKind, string> = {
  benchmarks: '/api/benchmarks',
  costs: '/api/evaluator-defaults',
  roles: '/api/team-templates',
  overheads: '/api/evaluator-defaults',
}

/** What every change to one kind of reference data ends in, for the mutations of the kind; adding and changing are sent by a form. */
export function useDataOutcome(kind: DataKind, invalidate: () => Promise<void>) {
  const { t } = useTranslation('adminData')
  const outcome = useOutcome(() => {
    void invalidate()
    // The evaluator in this browser shall not go on with what it has kept; should this fail, it does for five minutes.
    fetch(publicReads[kind], { cache: 'reload' }).catch(() => {})
  })
  const done = (verb: 'create' | 'update' | 'delete') => t(`${kind}.toast.${verb}d`)
  const outcomeOf = (verb: 'update' | 'delete') =>
    outcome({ done: done(verb), failed: t(`${kind}.toast.${verb}Failed`) })
  return {
    create: outcome({ done: done('create') }),
    update: outcome({ done: done('update') }),
    flip: outcomeOf('update'),
    remove: outcomeOf('delete'),
  }
}
