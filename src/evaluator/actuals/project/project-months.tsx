import { useQueries } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { serverMessage, trpc } from '../../../api'
import { lazyPage } from '../../../i18n/lazy-page'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { showToast } from '../../../ui/overlays/toasts'
import { usePlanOfRecord } from '../../results/months/project-months'
import { ResultsSkeleton } from '../../results/results-skeleton'
import { saveViewAtom } from '../../saving/save-session'
import { useSaveSession } from '../../saving/session-context'
import type { Months } from '../months'
import { MonthsPage } from '../months-page'
import { type MonthCalls, monthCalls } from './month-calls'

const ConnectedStores = lazyPage(
  () => import('../stores/connected-stores').then((module) => module.ConnectedStores),
  'connectedStores',
)

/** The actual months of a project. */
export function ProjectMonths() {
  const { t } = useTranslation(['actuals', 'common'])
  const { id } = useSaveSession().project
  const listed = trpc.actuals.list.useQuery({ id })
  const planOfRecord = useRecords(id, listed.data?.closed ?? [])
  const calls = useCalls()
  const closeBlock = useCloseBlock()
  if (listed.data) {
    const { months: rows, closed } = listed.data
    return (
      <MonthsPage
        months={{ rows, closed: new Set(closed.map(({ month }) => month)), closeBlock, planOfRecord, ...calls }}
        stores={<ConnectedStores projectId={id} />}
      />
    )
  }
  if (!listed.isError) return <ResultsSkeleton />
  return (
    <Notice variant="error" live title={t('notLoaded')}>
      <p>{serverMessage(listed.error)}</p>
      <Button className="mt-3" onClick={() => void listed.refetch()}>
        {t('common:retry')}
      </Button>
    </Notice>
  )
}

interface Closed {
  month: string
  versionId: string | null
}

/** The plans that closed months were closed beside, as far as they are there still. */
function useRecords(id: string, closed: readonly Closed[]): Months['planOfRecord'] {
  const planOfRecord = usePlanOfRecord()
  const found = useQueries({
    queries: closed.map(({ versionId }) => ({
      queryKey: ['planOfRecord', id, versionId],
      queryFn: () => planOfRecord(versionId),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    })),
  })
  return (month) => {
    const record = found[closed.findIndex((one) => one.month === month)]
    return record?.isPending ? undefined : (record?.data ?? null)
  }
}

/** A month is closed beside the plan that the server holds: it must be the one on the screen. */
function useCloseBlock(): Months['closeBlock'] {
  const failure = useAtomValue(saveViewAtom)?.state.failure ?? null
  if (failure === null) return null
  return failure === 'conflict' ? 'conflict' : 'unsaved'
}

/** What changes months; a refusal is said, and what is kept is shown again. */
function useCalls(): MonthCalls {
  const { t } = useTranslation('actuals')
  const { client, actuals } = trpc.useUtils()
  const { project, planText, autosave } = useSaveSession()
  const { id } = project
  return useMemo(() => {
    const { put, remove, close, reopen } = client.actuals
    const calls = { put, remove, close, reopen, keep: client.projects.versions.keep }
    return monthCalls({ id, planText, saveAll: () => autosave.saveAll() }, calls, actuals.list, (error) =>
      showToast({ variant: 'destructive', title: serverMessage(error) ?? t('notKept') }),
    )
  }, [actuals, autosave, client, id, planText, t])
}
