import { useMutation } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { type RouterOutputs, trpc } from '../../api'
import { parsePlan } from '../../domain/plan/parse-plan'
import { formatDateTime } from '../../i18n/format'
import { Button } from '../../ui/button'
import { downloadText } from '../../ui/download'
import { Notice } from '../../ui/notice'
import { Modal } from '../../ui/overlays/modal'
import { languageAtom } from '../state/atoms'
import { applyEditAtom } from '../state/undo'
import { useUndoToast } from '../state/use-undo'
import { useOutcomeText } from '../summary/use-outcome-text'
import { useSaveSession } from './save-session'

type Version = RouterOutputs['projects']['versions']['list'][number]

/** What saves replaced and conflicts left over: each can be brought back, which Undo takes back, or taken along. */
export default function SaveVersionsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['saving', 'common'])
  const { project } = useSaveSession()
  const { data, isError } = trpc.projects.versions.list.useQuery({ id: project.id }, { staleTime: 0, gcTime: 0 })
  return (
    <Modal title={t('versions.title')} onClose={onClose}>
      <p className="mt-1 text-small text-muted">{t('versions.text')}</p>
      <div className="mt-4 max-h-[60dvh] overflow-y-auto">
        {data ? <Versions versions={data} onDone={onClose} /> : null}
        {isError ? <Notice variant="error">{t('versions.failed')}</Notice> : null}
        {data || isError ? null : <p role="status">{t('versions.loading')}</p>}
      </div>
      <div className="mt-6 flex justify-end">
        <Button onClick={onClose}>{t('common:close')}</Button>
      </div>
    </Modal>
  )
}

function Versions({ versions, onDone }: { versions: readonly Version[]; onDone: () => void }) {
  const { t } = useTranslation('saving')
  if (versions.length === 0) return <p className="text-muted">{t('versions.empty')}</p>
  return (
    <ul className="divide-y divide-line">
      {versions.map((version) => (
        <VersionRow key={version.id} version={version} onDone={onDone} />
      ))}
    </ul>
  )
}

function VersionRow({ version, onDone }: { version: Version; onDone: () => void }) {
  const { t } = useTranslation('saving')
  const language = useAtomValue(languageAtom)
  const { profit, profitSoFar, currency, isFirstResult } = version
  const outcome = useOutcomeText()({ profit: isFirstResult ? profitSoFar : profit, currency, isFirstResult })
  const { restore, download, problem, isBusy } = useVersion(version.id, onDone)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
      <div className="min-w-0">
        <p>{t('versions.from', { when: formatDateTime(version.createdAt, language) })}</p>
        <p className="text-small text-muted">
          {version.isReadable ? t('versions.outcome', { outcome }) : t('versions.unreadable')}
        </p>
        {problem ? <p className="text-small text-negative">{t(`versions.${problem}`)}</p> : null}
      </div>
      <div className="flex gap-2">
        <Button disabled={isBusy} onClick={restore}>
          {t('versions.restore')}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={download}>
          {t('versions.download')}
        </Button>
      </div>
    </li>
  )
}

function useVersion(versionId: string, onDone: () => void) {
  const { t } = useTranslation('saving')
  const { project, planText } = useSaveSession()
  const { versions } = trpc.useUtils().client.projects
  const keepVersion = trpc.projects.versions.keep.useMutation()
  const applyEdit = useSetAtom(applyEditAtom)
  const sayRestored = useUndoToast()
  const language = useAtomValue(languageAtom)

  async function restore(projectData: string) {
    const { plan, status } = parsePlan(projectData)
    if (status === 'unreadable') return 'unreadable'
    if (status === 'too-large') return 'tooLarge'
    await keepVersion.mutateAsync({ id: project.id, projectData: planText() })
    applyEdit({ plan: { ...plan, language }, place: 'content' })
    sayRestored(t('versions.restored'))
    onDone()
    return null
  }

  const use = useMutation({
    async mutationFn(how: 'restore' | 'download') {
      const { projectData } = await versions.get.query({ id: project.id, versionId })
      if (how === 'restore') return restore(projectData)
      downloadText('mizan-plan.json', projectData)
      return null
    },
  })
  return {
    problem: use.isError ? 'failed' : use.data,
    isBusy: use.isPending,
    restore: () => use.mutate('restore'),
    download: () => use.mutate('download'),
  } as const
}
