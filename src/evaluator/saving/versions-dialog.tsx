import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type RouterOutputs, trpc } from '../../api'
import { parsePlan } from '../../domain/plan/parse-plan'
import { formatDateTime } from '../../i18n/format'
import { Button } from '../../ui/button'
import { downloadText } from '../../ui/download'
import { Notice } from '../../ui/notice'
import { Modal } from '../../ui/overlays/modal'
import { showToast } from '../../ui/overlays/toasts'
import { languageAtom } from '../state/atoms'
import { applyEditAtom } from '../state/undo'
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
  const outcome = useOutcomeText()(version.profit, version.currency)
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
  const command = useSetAtom(applyEditAtom)
  const language = useAtomValue(languageAtom)
  const [problem, setProblem] = useState<'failed' | 'unreadable' | 'tooLarge' | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function use(then: (projectData: string) => Promise<void>) {
    setBusy(true)
    setProblem(null)
    try {
      const { projectData } = await versions.get.query({ id: project.id, versionId })
      await then(projectData)
    } catch {
      setProblem('failed')
    }
    setBusy(false)
  }

  async function bringBack(projectData: string) {
    const { plan, status } = parsePlan(projectData)
    if (status === 'unreadable') return setProblem('unreadable')
    if (status === 'too-large') return setProblem('tooLarge')
    await versions.keep.mutate({ id: project.id, projectData: planText() })
    command({ plan: { ...plan, language }, place: 'content' })
    showToast({ title: t('versions.restored') })
    onDone()
  }

  return {
    problem,
    isBusy,
    restore: () => void use(bringBack),
    download: () => void use(async (text) => downloadText('mizan-plan.json', text)),
  }
}
