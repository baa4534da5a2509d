import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { trpc } from '../../api'
import { planToSave } from '../../domain/plan/saved-plan'
import { copyName, longestProjectName } from '../../domain/project-name'
import type { OpenedPlan } from '../../forms/files/opened'
import { useFailureText } from '../../forms/server-problem'
import { evaluationHref } from '../../paths'
import { showToast } from '../../ui/overlays/toasts'
import { useCopyWords } from '../card/copy-words'

interface CreateAll {
  /** The names that projects have already. */
  taken: readonly string[]
  /** One of the plans is a project now. */
  onCreated: (plan: OpenedPlan) => void
  onDone: () => void
}

/** Makes projects of the plans of a file, one after the other; those that were made before a refusal stay. */
export function useCreateAll({ taken, onCreated, onDone }: CreateAll) {
  const { t } = useTranslation('files')
  const failureText = useFailureText()
  const { list } = trpc.useUtils().projects
  const { mutateAsync: create } = trpc.projects.create.useMutation()
  const [, navigate] = useLocation()
  const words = useCopyWords()
  const [done, setDone] = useState(0)
  const [total, setTotal] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ name: string; reason: string } | null>(null)

  /** The plan's own name, or that of a copy where a project bears it already. */
  const nameFor = (given: string, names: readonly string[]) => {
    const name = Array.from(given || t('backup.untitled'))
      .slice(0, longestProjectName)
      .join('')
    return names.includes(name) ? copyName(name, words, names) : name
  }

  const createAll = async (plans: readonly OpenedPlan[]) => {
    setBusy(true)
    setTotal(plans.length)
    setFailure(null)
    const names = [...taken]
    let lastId = ''
    for (const [index, opened] of plans.entries()) {
      const name = nameFor(opened.name, names)
      setDone(index)
      try {
        lastId = (await create({ projectName: name, projectData: JSON.stringify(planToSave(opened.plan)) })).id
      } catch (error) {
        setFailure({ name, reason: failureText(error) })
        setBusy(false)
        void list.invalidate()
        return
      }
      names.push(name)
      onCreated(opened)
    }
    void list.invalidate()
    onDone()
    showToast({ title: t('projects.created', { count: plans.length }) })
    if (plans.length === 1) navigate(evaluationHref(lastId))
  }
  return { createAll, done, total, isBusy, failure }
}
