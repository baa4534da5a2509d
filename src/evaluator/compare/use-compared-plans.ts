import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { serverCode, trpc } from '../../api'
import { storedPlan } from '../../domain/plan/evaluator-defaults'
import { formatDateTime } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import type { ComparedKey } from './compared-keys'
import type { ComparedPlan } from './compared-plan'

type Client = ReturnType<typeof trpc.useUtils>['client']

/** A project or a version as it is stored; null where it is no longer there. */
async function stored(client: Client, { projectId, versionId }: ComparedKey) {
  try {
    if (versionId === null) {
      const { projectName, projectData } = await client.projects.get.query({ id: projectId })
      return { projectName, plan: storedPlan(projectData).plan, version: null }
    }
    const found = await client.projects.versions.get.query({ id: projectId, versionId })
    const { projectName, projectData, name, savedAt } = found
    return { projectName, plan: storedPlan(projectData).plan, version: { name, savedAt } }
  } catch (error) {
    if (serverCode(error) === 'NOT_FOUND') return null
    throw error
  }
}

interface StoredPlan extends ComparedPlan {
  projectId: string
  projectName: string
  isVersion: boolean
}

/** The plans that are to be compared, in the order in which they were chosen. */
export function useComparedPlans(chosen: readonly ComparedKey[]) {
  const { t } = useTranslation('compare')
  const language = useLanguage()
  const { client } = trpc.useUtils()
  const found = useQueries({
    queries: chosen.map((one) => ({
      queryKey: ['compared', one.key],
      queryFn: () => stored(client, one),
      staleTime: 0,
    })),
  })
  const hasVersion = new Set(chosen.flatMap(({ projectId, versionId }) => (versionId === null ? [] : [projectId])))
  const plans = chosen.flatMap(({ key, projectId }, at): StoredPlan[] => {
    const data = found[at]?.data
    if (!data) return []
    const { projectName, version } = data
    const own = { plan: { ...data.plan, language }, id: key, projectId, projectName }
    if (version === null) {
      const note = hasVersion.has(projectId) ? t('asItIsNow') : null
      return [{ ...own, name: projectName, note, isVersion: false }]
    }
    const name = version.name ?? formatDateTime(version.savedAt, language)
    return [{ ...own, name, note: projectName, isVersion: true }]
  })
  return {
    plans,
    gone: chosen.filter((_, at) => found[at]?.data === null),
    isLoading: found.some(({ isPending }) => isPending),
    failed: found.find(({ isError }) => isError),
  }
}
