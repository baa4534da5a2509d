import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../api'
import { type BackedUpProject, backupName, backupTexts } from '../files/json/backup'
import { IconButton } from '../ui/button'
import { downloadText } from '../ui/device/download'
import { Download } from '../ui/icons'
import { showToast } from '../ui/overlays/toasts'

type Client = ReturnType<typeof trpc.useUtils>['client']

/** Every project with its plan, page by page. */
async function allProjects({ projects }: Client): Promise<BackedUpProject[]> {
  const all: BackedUpProject[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof projects.listPlans.query>> = await projects.listPlans.query(
      cursor === null ? {} : { cursor },
    )
    all.push(...page.projects.map(({ projectName, projectData }) => ({ projectName, projectData })))
    cursor = page.nextCursor
  } while (cursor !== null)
  return all
}

/** Takes all projects along: as one file, or as several where one could not be opened again. */
export function BackupButton() {
  const { t } = useTranslation('projects')
  const { client } = trpc.useUtils()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const now = new Date()
      const texts = backupTexts(await allProjects(client), now)
      for (const [at, text] of texts.entries()) downloadText(backupName(now, at, texts.length), text)
    } catch {
      showToast({ title: t('toast.error'), text: t('backupFailed'), variant: 'destructive' })
    }
    setBusy(false)
  }
  return (
    <IconButton label={t('backup')} disabled={isBusy} onClick={() => void download()}>
      <Download />
    </IconButton>
  )
}
