import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActualMonth, OrderState } from '../../../domain/actuals/month'
import { monthsOf } from '../../../domain/actuals/month-figures'
import { presentMonth } from '../../../files/actuals/cells/time'
import type { ColumnNames } from '../../../files/actuals/formats/mapped-format'
import { DropBox } from '../../../files/dialogs/drop-box'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { Modal, ModalActions } from '../../../ui/overlays/modal'
import { planAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'
import { keepable, LeftOut } from './left-out'
import { ReadFiles } from './read-files'
import { rememberColumns, rememberedColumns, rememberedStatuses, rememberStatuses } from './remembered'
import type { SalesTask } from './sales-messages'
import { SalesMonth } from './sales-month'
import { StatementChecks } from './statement-checks'
import { StatusQuestions } from './status-questions'
import { type SalesState, useSales } from './use-sales'

const maxFiles = 20

interface SalesDialogProps {
  /** What is done with the months that were read; keeping them, where it is not said. */
  action?: string
  /** Months that are closed: files change nothing in them. */
  closed?: ReadonlySet<string> | null
  onKeep: (months: readonly ActualMonth[]) => void
  onClose: () => void
}

/** What was really sold, read from files on the device. Closed without keeping it, the dialog forgets it. */
export function SalesDialog({ action, closed = null, onKeep, onClose }: SalesDialogProps) {
  const { t } = useTranslation(['sales', 'common'])
  const { vatRegistered } = useAtomValue(planAtom)
  const { state, read, cancel } = useSales()
  const { number } = useFormat()
  const [files, setFiles] = useState<readonly File[]>([])
  const [isTooMany, setTooMany] = useState(false)
  const [statuses, setStatuses] = useState(rememberedStatuses)
  const [columns, setColumns] = useState(rememberedColumns)
  const again = (changed: Partial<Omit<SalesTask, 'isVatRegistered'>>) =>
    read({ files, statuses, columns, isVatRegistered: vatRegistered, ...changed })
  const take = (added: readonly File[]) => {
    const chosen = [...files, ...added]
    const all = chosen.slice(0, maxFiles)
    setTooMany(chosen.length > maxFiles)
    setFiles(all)
    again({ files: all })
  }
  const answer = (status: string, meaning: OrderState) => {
    const all = { ...statuses, [status]: meaning }
    setStatuses(all)
    rememberStatuses(all)
    again({ statuses: all })
  }
  const map = (names: ColumnNames) => {
    const all = [...columns, names]
    setColumns(all)
    rememberColumns(all)
    again({ columns: all })
  }
  const found =
    state.kind === 'read' ? [...state.reading.orders, ...state.reading.settlements, ...state.reading.advertising] : []
  const { kept, left } = keepable(found, closed, presentMonth())
  const stop = () => {
    setFiles([])
    setTooMany(false)
    cancel()
  }
  return (
    <Modal title={t('sales:title')} onClose={onClose}>
      <p className="mt-2 text-muted">{t('sales:intro')}</p>
      <p className="mt-2 text-muted">{t('sales:together')}</p>
      <div className="mt-4 flex flex-col gap-4">
        {state.kind === 'reading' ? (
          <Reading state={state} onCancel={stop} />
        ) : (
          <DropBox
            label={t(files.length > 0 ? 'sales:add' : 'sales:choose')}
            hint={t('sales:drop')}
            accept=".xlsx,.csv,.tsv,.txt,text/csv"
            isMultiple
            onFiles={take}
          />
        )}
        {isTooMany ? (
          <Notice variant="warning" live>
            {t('sales:tooMany', { most: number(maxFiles) })}
          </Notice>
        ) : null}
        {state.kind === 'failed' ? (
          <Notice variant="error" live>
            {t(`sales:failed.${state.why}`)}
          </Notice>
        ) : null}
        {state.kind === 'read' ? (
          <>
            <SalesMonth rows={kept} />
            <LeftOut left={left} />
            <StatusQuestions statuses={state.reading.statuses} onAnswer={answer} />
            <StatementChecks reading={state.reading} />
            <ReadFiles files={state.reading.files} onMap={map} />
          </>
        ) : null}
      </div>
      <ModalActions>
        <Button onClick={onClose}>{t('common:close')}</Button>
        {kept.length > 0 ? (
          <Button variant="primary" onClick={() => onKeep(kept)}>
            {action ?? t('sales:keep', { count: monthsOf(kept).length })}
          </Button>
        ) : null}
      </ModalActions>
    </Modal>
  )
}

function Reading({ state, onCancel }: { state: SalesState & { kind: 'reading' }; onCancel: () => void }) {
  const { t } = useTranslation(['sales', 'common'])
  const { number } = useFormat()
  return (
    <div className="flex min-h-32 flex-col items-center justify-center gap-3">
      <p role="status" className="text-center text-muted">
        {t('sales:reading', { name: state.name })}
      </p>
      <p className="text-small text-muted" aria-hidden>
        {t('sales:rowsSoFar', { count: state.rows, figure: number(state.rows) })}
      </p>
      <Button onClick={onCancel}>{t('common:cancel')}</Button>
    </div>
  )
}
