import { useTranslation } from 'react-i18next'
import { trpc } from '../../api'
import { auditActions } from '../../domain/site/audit'
import { Button } from '../../ui/button'
import { Cross } from '../../ui/icons'
import { ClearFilters } from '../list/clear-filters'
import { FilterSelect } from '../list/filter-select'
import { Listing } from '../list/listing'
import { useAddressChoice, useAddressText } from '../list/use-address'
import { paged, pagedOptions } from '../list/use-paged-query'
import { useAuditColumns } from './audit-columns'

/** What administrators have done, newest first. */
export function AuditTab() {
  const { t } = useTranslation('adminAudit')
  const [action, setAction] = useAddressChoice('action', auditActions)
  const [actorId, setActor] = useAddressText('actor')
  const [targetId, setTarget] = useAddressText('target')
  const wanted = { ...(action && { action }), ...(actorId && { actorId }), ...(targetId && { targetId }) }
  const query = trpc.admin.audit.list.useInfiniteQuery(wanted, pagedOptions)
  const list = paged(query, (page) => page.entries)
  const columns = useAuditColumns({ setActor, setTarget })
  const isNarrowed = action !== undefined || actorId !== '' || targetId !== ''
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-line text-small text-muted">{t('intro')}</p>
      <div className="flex flex-wrap items-end gap-3">
        <FilterSelect
          label={t('columns.action')}
          value={action}
          choices={auditActions.map((value) => ({ value, label: t(`actions.${value}`) }))}
          onChange={setAction}
        />
        {actorId ? <Only label={t('onlyActor')} clear={t('allActors')} onClear={() => setActor('')} /> : null}
        {targetId ? <Only label={t('onlyTarget')} clear={t('allTargets')} onClear={() => setTarget('')} /> : null}
        <ClearFilters names={['action', 'actor', 'target']} />
      </div>
      <Listing caption={t('caption')} columns={columns} list={list} empty={isNarrowed ? t('noMatch') : t('empty')} />
    </div>
  )
}

/** Says to what the list is narrowed, and takes it back. */
function Only({ label, clear, onClear }: { label: string; clear: string; onClear: () => void }) {
  return (
    <Button aria-label={`${label} – ${clear}`} title={clear} className="bg-accent-soft" onClick={onClear}>
      {label}
      <Cross className="size-4" />
    </Button>
  )
}
