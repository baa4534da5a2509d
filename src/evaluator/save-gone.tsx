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
  const { list } = trpc.useUtils().projects
  const create = trpc.projects.create.useMutation({
    onSuccess({ id }) {
      autosave.letGo()
      void list.invalidate()
      navigate(`${evaluationHref(id)}${location.search}`, { replace: true })
    },
  })
  const make = () => create.mutate({ projectName: project.projectName, projectData: planText() })
  return (
    <Notice look="error" live title={t('gone.title')}>
      <p>{t('gone.text')}</p>
      {create.isError ? <p className="font-medium">{serverMessage(create.error) ?? t('conflict.failed')}</p> : null}
      <Button className="mt-2" disabled={create.isPending} onClick={make}>
        {t('gone.saveAsNew')}
      </Button>
    </Notice>
  )
}
