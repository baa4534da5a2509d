import { useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../../api'
import { listChanges } from '../../../domain/history/listed-changes'
import { outcomeOf, projectFigures } from '../../../domain/project/project-figures'
import { formatDateTime } from '../../../i18n/format'
import { Button } from '../../../ui/button'
import { useOutcomeText } from '../../saving/notices/use-outcome-text'
import { useSaveSession } from '../../saving/session-context'
import { currencyAtom, languageAtom } from '../../state/atoms'
import { useMonthWords } from '../../state/use-month-words'
import { ListedChanges } from './listed-changes'
import type { Version } from './version'

const page = 20

interface VersionListProps {
  newest: readonly Version[]
  onView: (version: Version) => void
  onName: () => void
}

/** The plan on the screen and before it the versions, the newest first. */
export function VersionList({ newest, onView, onName }: VersionListProps) {
  const { t } = useTranslation('history')
  const { versions, hasMore, more } = useOlder(newest)
  const closedBeside = useClosedMonths()
  return (
    <>
      <ol className="divide-y divide-line">
        <Now newest={versions[0]} onName={onName} />
        {versions.map((version, at) => (
          <VersionRow
            key={version.id}
            version={version}
            closed={closedBeside(version.id)}
            isOldest={!hasMore && at === versions.length - 1}
            onView={() => onView(version)}
          />
        ))}
      </ol>
      {versions.length === 0 ? <p className="py-3 text-muted">{t('empty')}</p> : null}
      {hasMore ? (
        <Button className="my-3 w-full" disabled={more.isPending} onClick={() => more.mutate()}>
          {t('older')}
        </Button>
      ) : null}
      {more.isError ? <p className="text-small text-negative">{t('failed')}</p> : null}
    </>
  )
}

/** The actual months that were closed beside a version, in words. */
function useClosedMonths(): (versionId: string) => string {
  const { t } = useTranslation('history')
  const named = useMonthWords()
  const { id } = useSaveSession().project
  const closed = trpc.actuals.list.useQuery({ id }).data?.closed ?? []
  return (versionId) => {
    const months = closed.flatMap(({ month, versionId: of }) => (of === versionId ? [named(month)] : []))
    return months.length > 0 ? t('closedMonths', { count: months.length, months: months.join(t('comma')) }) : ''
  }
}

/** The versions that are shown, and how to get older ones. */
function useOlder(newest: readonly Version[]) {
  const { project } = useSaveSession()
  const { client } = trpc.useUtils()
  const [older, setOlder] = useState<{ versions: readonly Version[]; isEnd: boolean }>({
    versions: [],
    isEnd: newest.length < page,
  })
  const versions = [...newest, ...older.versions]
  const more = useMutation({
    async mutationFn() {
      const cursor = versions.at(-1)?.id ?? null
      const next = await client.projects.versions.list.query({ id: project.id, cursor, limit: page })
      setOlder({ versions: [...older.versions, ...next], isEnd: next.length < page })
    },
  })
  return { versions, hasMore: !older.isEnd, more }
}

interface RowProps {
  title: ReactNode
  details: string
  changes: ReactNode
  action: ReactNode
}

function Row({ title, details, changes, action }: RowProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 py-3">
      <div className="max-sm:self-center">{title}</div>
      <div className="row-span-2">{action}</div>
      <div className="min-w-0 max-sm:col-span-full">
        <p className="text-small text-muted">{details}</p>
        {changes}
      </div>
    </li>
  )
}

/** The plan on the screen, and what it changed since the newest version. */
function Now({ newest, onName }: { newest: Version | undefined; onName: () => void }) {
  const { t } = useTranslation(['history', 'saving'])
  const { project, planText } = useSaveSession()
  const outcome = useOutcomeText()
  const currency = useAtomValue(currencyAtom)
  const input = { id: project.id, versionId: newest?.id ?? '' }
  const before = trpc.projects.versions.get.useQuery(input, { enabled: newest !== undefined, staleTime: 60_000 }).data
  const text = planText()
  const now = useMemo(() => outcomeOf(projectFigures(text)), [text])
  const listed = useMemo(() => before && listChanges(before.projectData, text), [before, text])
  return (
    <Row
      title={<p className="font-medium">{t('history:now')}</p>}
      details={t('history:outcome', { outcome: outcome(now) })}
      changes={listed ? <ListedChanges {...listed} currency={currency} /> : null}
      action={<Button onClick={onName}>{t('history:naming.open')}</Button>}
    />
  )
}

interface VersionRowProps {
  version: Version
  /** The actual months that were closed beside it; '' for none. */
  closed: string
  isOldest: boolean
  onView: () => void
}

function VersionRow({ version, closed, isOldest, onView }: VersionRowProps) {
  const { t } = useTranslation('history')
  const language = useAtomValue(languageAtom)
  const when = formatDateTime(version.savedAt, language)
  const { name, isReadable, changes, changeCount, currency } = version
  const result = useResultText(version)
  return (
    <Row
      title={
        name === null ? (
          <p className="font-medium">{when}</p>
        ) : (
          <p className="min-w-0 font-medium break-words">
            <bdi>{name}</bdi>
          </p>
        )
      }
      details={[
        ...(name === null ? [] : [when]),
        isReadable ? result : t('unreadable'),
        ...(closed ? [closed] : []),
      ].join(' · ')}
      changes={
        isOldest ? (
          <p className="mt-1 text-small text-muted">{t('oldest')}</p>
        ) : (
          <ListedChanges changes={changes} changeCount={changeCount} currency={currency} />
        )
      }
      action={
        <Button aria-label={t('viewNamed', { when: name ?? when })} onClick={onView}>
          {t('view')}
        </Button>
      }
    />
  )
}

/** What a version leads to, in words. */
function useResultText({ profit, profitSoFar, currency, isFirstResult: isFirst }: Version): string {
  const { t } = useTranslation('history')
  const outcome = useOutcomeText()({ profit: isFirst ? profitSoFar : profit, currency, isFirstResult: isFirst })
  return t('outcome', { outcome })
}
