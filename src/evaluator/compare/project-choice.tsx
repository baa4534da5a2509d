import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api'
import { RetryNotice } from '../../layout/retry-notice'
import { Button } from '../../ui/button'
import { ChoiceChips } from './choice-chips'
import type { ComparedKey } from './compared-keys'

interface ProjectChoiceProps {
  chosen: readonly ComparedKey[]
  onToggle: (key: string) => void
}

const page = 100

/** The chosen projects before the others, both in the order that they came in. */
export function chosenFirst<One extends { id: string }>(
  projects: readonly One[],
  chosen: readonly { key: string }[],
): One[] {
  const rank = ({ id }: One) => (chosen.some(({ key }) => key === id) ? 0 : 1)
  return projects.toSorted((a, b) => rank(a) - rank(b))
}

/** The projects of the account, the newest first: more of them are loaded when they are asked for. */
export function ProjectChoice({ chosen, onToggle }: ProjectChoiceProps) {
  const { t } = useTranslation('compare')
  // What was chosen when the list opened stands first, so that none of many hides it; a box that is ticked stays where it is.
  const [foremost] = useState(chosen)
  const list = trpc.projects.list.useInfiniteQuery(
    { limit: page },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  )
  if (list.isError && !list.data) return <RetryNotice onRetry={() => void list.refetch()}>{t('failed')}</RetryNotice>
  if (!list.data) return <p role="status">{t('loading')}</p>
  const projects = list.data.pages.flatMap((one) => one.projects)
  if (projects.length === 0) return <p className="text-muted">{t('none')}</p>
  return (
    <div className="flex flex-col items-start gap-2">
      <ChoiceChips
        legend={t('choose')}
        choices={chosenFirst(projects, foremost).map(({ id, projectName }) => ({ key: id, name: projectName }))}
        chosen={chosen}
        onToggle={onToggle}
      />
      {list.hasNextPage ? (
        <Button disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
    </div>
  )
}
