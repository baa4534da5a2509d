import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../../api'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { LongList } from '../../../ui/overlays/long-list'
import { Modal, ModalActions } from '../../../ui/overlays/modal'
import { useSaveSession } from '../../saving/session-context'
import { NameNow } from './name-now'
import type { Version } from './version'
import { VersionList } from './version-list'
import { VersionPreview } from './version-preview'

type View = { kind: 'list' } | { kind: 'naming' } | { kind: 'preview'; version: Version }

/** What saves replaced, with what each changed: to be looked at, named and restored. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('history')
  const [view, setView] = useState<View>({ kind: 'list' })
  const toList = () => setView({ kind: 'list' })
  if (view.kind === 'preview')
    return (
      <Modal title={t('preview.title')} onClose={onClose}>
        <VersionPreview version={view.version} onBack={toList} onDone={onClose} />
      </Modal>
    )
  if (view.kind === 'naming')
    return (
      <Modal title={t('naming.title')} onClose={onClose}>
        <NameNow onBack={toList} />
      </Modal>
    )
  return (
    <Modal title={t('title')} onClose={onClose}>
      <p className="mt-2 text-muted">{t('text')}</p>
      <Listed onView={(version) => setView({ kind: 'preview', version })} onName={() => setView({ kind: 'naming' })} />
      <ModalActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </ModalActions>
    </Modal>
  )
}

function Listed({ onView, onName }: { onView: (version: Version) => void; onName: () => void }) {
  const { t } = useTranslation('history')
  const { project } = useSaveSession()
  const { data, isError } = trpc.projects.versions.list.useQuery({ id: project.id }, { staleTime: 0, gcTime: 0 })
  return (
    <LongList label={t('title')} className="mt-4 max-h-[60dvh]">
      {data ? <VersionList newest={data} onView={onView} onName={onName} /> : null}
      {isError ? <Notice variant="error">{t('failed')}</Notice> : null}
      {data || isError ? null : <p role="status">{t('loading')}</p>}
    </LongList>
  )
}
