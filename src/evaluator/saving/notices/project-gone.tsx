import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { serverMessage, trpc } from '../../../api'
import { evaluationHref } from '../../../paths'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { useSaveAsNew } from '../orphaned-drafts'
import { useSaveSession } from '../session-context'

/** The project is not there any more: its plan becomes a new one when its author wants that. */
export function SaveGone() {
  const { t } = useTranslation('saving')
  const { autosave, planText, project } = useSaveSession()
  const [, navigate] = useLocation()
  const { projects } = trpc.useUtils()
  const save = trpc.projects.save.useMutation()
  const saveAsNew = useSaveAsNew()
  const first = useRef<string | null>(null)
  const create = useMutation({
    // A second press waits for the first.
    scope: { id: project.id },
    async mutationFn() {
      // With the same text the server knows a second try again, also when its first answer was lost.
      first.current ??= planText()
      let projectData = first.current
      const id = await saveAsNew({ ...project, projectData })
      // What was typed since belongs into it too.
      while (planText() !== projectData) {
        projectData = planText()
        await save.mutateAsync({ id, projectData })
      }
      autosave.release()
      void projects.list.invalidate()
      navigate(`${evaluationHref(id)}${location.search}`, { replace: true })
    },
  })
  return (
    <Notice variant="error" live title={t('gone.title')}>
      <p>{t('gone.text')}</p>
      {create.isError ? <p className="font-medium">{serverMessage(create.error) ?? t('conflict.failed')}</p> : null}
      <Button className="mt-2" disabled={create.isPending} onClick={() => create.mutate()}>
        {t('gone.saveAsNew')}
      </Button>
    </Notice>
  )
}
