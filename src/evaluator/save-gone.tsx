import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { serverMessage, trpc } from '../api'
import { evaluationHref } from '../paths'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { useSaveSession } from './save-session'

/** The project is not there any more: its plan becomes a new one when its author wants that. */
export function SaveGone() {
  const { t } = useTranslation('saving')
  const { autosave, planText, project } = useSaveSession()
  const [, navigate] = useLocation()
  const { client, projects } = trpc.useUtils()
  const create = useMutation({
    async mutationFn() {
      let projectData = planText()
      let { id, revision } = await client.projects.create.mutate({ projectName: project.projectName, projectData })
      // What was typed while the project was being made belongs into it too.
      while (planText() !== projectData) {
        projectData = planText()
        ;({ id, revision } = await client.projects.save.mutate({ id, revision, projectData }))
      }
      autosave.letGo()
      void projects.list.invalidate()
      navigate(`${evaluationHref(id)}${location.search}`, { replace: true })
    },
  })
  return (
    <Notice look="error" live title={t('gone.title')}>
      <p>{t('gone.text')}</p>
      {create.isError ? <p className="font-medium">{serverMessage(create.error) ?? t('conflict.failed')}</p> : null}
      <Button className="mt-2" disabled={create.isPending} onClick={() => create.mutate()}>
        {t('gone.saveAsNew')}
      </Button>
    </Notice>
  )
}
