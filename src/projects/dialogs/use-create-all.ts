import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { trpc } from '../../api'
import type { OpenedPlan } from '../../files/opened'
import { useFailureText } from '../../forms/server-problem'
import { evaluationHref } from '../../paths'
import { showToast } from '../../ui/overlays/toasts'
import { useCopyWords } from '../copy-words'
import { PlanCreation } from './create-plans'

interface CreateAll {
  /** The names that projects have already. */
  taken: readonly string[]
  /** One of the plans is a project now. */
  onCreated: (plan: OpenedPlan) => void
  onDone: () => void
}

/**
 * Makes projects of the plans of a file, one after the other; those that were made before a refusal stay. Closing the
 * dialog ends it after the one that is under way.
 */
export function useCreateAll({ taken, onCreated, onDone }: CreateAll) {
  const { t } = useTranslation('files')
  const failureText = useFailureText()
  const { client, projects } = trpc.useUtils()
  const [, navigate] = useLocation()
  const copy = useCopyWords()
  const [creation] = useState(
    () =>
      new PlanCreation(
        ({ key, ...project }) => client.projects.create.mutate(project, { context: { idempotencyKey: key } }),
        { untitled: t('backup.untitled'), copy },
      ),
  )
  useEffect(() => () => creation.stop(), [creation])
  const [done, setDone] = useState(0)
  const [total, setTotal] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ name: string; reason: string } | null>(null)

  const createAll = async (plans: readonly OpenedPlan[]) => {
    setBusy(true)
    setTotal(plans.length)
    setDone(0)
    setFailure(null)
    const made = await creation.run(plans, taken, (plan) => {
      setDone((now) => now + 1)
      onCreated(plan)
    })
    void projects.list.invalidate()
    const { end, ids } = made
    if (end === 'failed') {
      setFailure({ name: made.name, reason: failureText(made.error) })
      setBusy(false)
      return
    }
    if (ids.length > 0) showToast({ title: t('projects.created', { count: ids.length }) })
    if (end === 'stopped') return
    onDone()
    const [only, other] = ids
    if (only !== undefined && other === undefined) navigate(evaluationHref(only))
  }
  return { createAll, done, total, isBusy, failure }
}
