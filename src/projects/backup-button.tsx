import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../api'
import { IconButton } from '../ui/button'
import { downloadText } from '../ui/download'
import { Download } from '../ui/icons'
import { showToast } from '../ui/overlays/toasts'

type Client = ReturnType<typeof trpc.useUtils>['client']

/** Every project with its plan, page by page, as the text of one file that 'Open a file' reads. */
async function backupOf({ projects }: Client): Promise<string> {
  const all: { projectName: string; projectData: string }[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof projects.listPlans.query>> = await projects.listPlans.query(
      cursor === null ? {} : { cursor },
    )
    all.push(...page.projects.map(({ projectName, projectData }) => ({ projectName, projectData })))
    cursor = page.nextCursor
  } while (cursor !== null)
  return JSON.stringify({ exportedAt: new Date(), projects: all }, null, 2)
}

/** Takes all projects along as one file. */
export function BackupButton() {
  const { t } = useTranslation('projects')
  const { client } = trpc.useUtils()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      downloadText(`mizan-projects-${new Date().toISOString().slice(0, 10)}.json`, await backupOf(client))
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
