import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../../api'
import { storedPlan } from '../../../domain/plan/evaluator-defaults'
import { planChanges } from '../../../domain/plan/plan-changes'
import { projectFigures } from '../../../domain/project/project-figures'
import { downloadPlan } from '../../../files/dialogs/download-plan'
import { formatDateTime, formatMoney, formatPercent } from '../../../i18n/format'
import { Button } from '../../../ui/button'
import { Figure } from '../../../ui/figure'
import { Columns } from '../../../ui/icons'
import { Notice } from '../../../ui/notice'
import { ModalActions } from '../../../ui/overlays/modal'
import { ChangeList } from '../../files/open/change-list'
import { useSaveSession } from '../../saving/session-context'
import { languageAtom } from '../../state/atoms'
import { useGoToCompare } from '../use-go-to-compare'
import { NameBox } from './name-box'
import { useRestore } from './use-restore'
import type { Version } from './version'

interface VersionPreviewProps {
  version: Version
  onBack: () => void
  onDone: () => void
}

/** One version: what it leads to, in what the plan on the screen differs from it, its name; and the way back to it. */
export function VersionPreview({ version, onBack, onDone }: VersionPreviewProps) {
  const { t } = useTranslation('history')
  const { project } = useSaveSession()
  const language = useAtomValue(languageAtom)
  const input = { id: project.id, versionId: version.id }
  const { data, isError } = trpc.projects.versions.get.useQuery(input, { staleTime: 60_000 })
  return (
    <>
      <p className="mt-1 text-muted">{t('preview.from', { when: formatDateTime(version.savedAt, language) })}</p>
      <VersionName version={version} />
      {isError ? <Notice variant="error">{t('failed')}</Notice> : null}
      {data || isError ? null : (
        <p role="status" className="mt-4">
          {t('loading')}
        </p>
      )}
      {data ? (
        <Compared version={data} onBack={onBack} onDone={onDone} />
      ) : (
        <ModalActions>
          <Button onClick={onBack}>{t('back')}</Button>
        </ModalActions>
      )}
    </>
  )
}

/** Names the version, renames it, or takes its name away. */
function VersionName({ version }: { version: Version }) {
  const { t } = useTranslation('history')
  const { project } = useSaveSession()
  const { list } = trpc.useUtils().projects.versions
  const [name, setName] = useState(version.name ?? '')
  const [savedName, setSavedName] = useState(name)
  const rename = trpc.projects.versions.name.useMutation({
    onSuccess(named) {
      setSavedName(named.name ?? '')
      void list.invalidate()
    },
  })
  const typed = name.trim()
  return (
    <form
      className="mt-3 flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        rename.mutate({ id: project.id, versionId: version.id, name: typed === '' ? null : typed })
      }}
    >
      <div className="min-w-40 grow">
        <NameBox name={name} onChange={setName} />
      </div>
      {typed === savedName ? null : (
        <Button type="submit" disabled={rename.isPending}>
          {t(typed === '' ? 'naming.remove' : 'naming.save')}
        </Button>
      )}
      <p role="status" className="w-full text-small text-muted empty:hidden">
        {rename.isSuccess && typed === savedName ? t(savedName === '' ? 'naming.removed' : 'naming.saved') : ''}
      </p>
      {rename.isError ? <p className="w-full text-small text-negative">{rename.error.message}</p> : null}
    </form>
  )
}

interface ComparedProps {
  version: Pick<Version, 'id'> & { projectData: string }
  onBack: () => void
  onDone: () => void
}

function Compared({ version: { id, projectData }, onBack, onDone }: ComparedProps) {
  const { t } = useTranslation('history')
  const { planText } = useSaveSession()
  const now = planText()
  const [before, after] = useMemo(() => [storedPlan(now).plan, storedPlan(projectData)], [now, projectData])
  // The total of units follows from the products.
  const changes = useMemo(
    () => planChanges(before, after.plan).filter(({ path }) => path !== 'totalUnitsPerMonth'),
    [before, after],
  )
  const restore = useRestore(onDone)
  const goToCompare = useGoToCompare()
  const isSame = changes.length === 0
  const problem = restore.isError ? 'restoreFailed' : restoreProblem(after.status)
  return (
    <>
      <Results then={projectData} now={now} />
      {isSame || restoreProblem(after.status) ? null : (
        <Button variant="quiet" className="mt-1 -ms-4" onClick={() => goToCompare(id)}>
          <Columns />
          {t('preview.compare')}
        </Button>
      )}
      {isSame ? (
        <p className="mt-4">{t('preview.same')}</p>
      ) : (
        <div className="mt-4">
          <h3 className="mb-2 font-medium">{t('preview.changes')}</h3>
          <ChangeList changes={changes} before={before} after={after.plan} />
          <p className="mt-2 text-small text-muted">{t('preview.kept')}</p>
        </div>
      )}
      {problem ? (
        <Notice variant="error" live>
          {t(`preview.${problem}`)}
        </Notice>
      ) : null}
      <ModalActions>
        <Button onClick={onBack}>{t('back')}</Button>
        <Button onClick={() => downloadPlan(projectData)}>{t('download')}</Button>
        {isSame || restoreProblem(after.status) ? null : (
          <Button variant="primary" disabled={restore.isPending} onClick={() => restore.mutate(after.plan)}>
            {t('preview.restore')}
          </Button>
        )}
      </ModalActions>
    </>
  )
}

function restoreProblem(status: ReturnType<typeof storedPlan>['status']) {
  if (status === 'unreadable') return 'unreadable'
  return status === 'too-large' ? 'tooLarge' : null
}

/** The three figures that say most, of the version and of the plan on the screen. */
function Results({ then, now }: { then: string; now: string }) {
  const { t } = useTranslation('history')
  const language = useAtomValue(languageAtom)
  const columns = useMemo(() => [projectFigures(then), projectFigures(now)], [then, now])
  const whole = { min: 0, max: 0 }
  const rows = [
    ['revenue', ({ salesExVAT, currency }) => formatMoney(salesExVAT, language, currency, whole)],
    ['profit', ({ profit, currency }) => formatMoney(profit, language, currency, whole)],
    ['margin', ({ operatingMarginPct }) => formatPercent(operatingMarginPct, language)],
  ] satisfies [string, (figures: ReturnType<typeof projectFigures>) => string][]
  return (
    <table className="mt-4 w-full text-small">
      <caption className="sr-only">{t('preview.results')}</caption>
      <thead>
        <tr className="border-b border-line text-muted">
          <th scope="col" className="py-1.5 text-start font-normal">
            {t('preview.results')}
          </th>
          <th scope="col" className="py-1.5 ps-3 figure-column font-normal">
            {t('preview.there')}
          </th>
          <th scope="col" className="py-1.5 ps-3 figure-column font-normal">
            {t('now')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([row, text]) => (
          <tr key={row} className="border-b border-line last:border-0">
            <th scope="row" className="py-1.5 text-start font-normal">
              {t(`preview.${row as 'revenue' | 'profit' | 'margin'}`)}
            </th>
            {columns.map((figures, at) => (
              <td key={at === 0 ? 'then' : 'now'} className="py-1.5 ps-3 figure-column font-medium">
                <Figure>{text(figures)}</Figure>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
