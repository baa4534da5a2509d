import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type BulkFigure, bulkFigures, withChangedBy } from '../../../../domain/edits/bulk-change'
import { Button } from '../../../../ui/button'
import { Field } from '../../../../ui/inputs/field'
import { NumberBox } from '../../../../ui/inputs/number-box'
import { SelectBox } from '../../../../ui/inputs/select-box'
import { useUndoToast } from '../../../state/undo/use-undo'
import { useChange } from '../../../state/use-change'
import { useFormat } from '../../../state/use-format'

interface BulkFormProps {
  /** The products that are shown: those that are changed. */
  ids: readonly string[]
  /** Units follow from a shared total, so they are not offered. */
  isShared: boolean
}

/** Changes a figure of all products that are shown by a percentage, as one edit. */
export function BulkForm({ ids, isShared }: BulkFormProps) {
  const { t } = useTranslation('catalogue')
  const { percent: write } = useFormat()
  const change = useChange()
  const sayDone = useUndoToast()
  const [figure, setFigure] = useState<BulkFigure>('price')
  const [percent, setPercent] = useState(0)
  const [isRead, setRead] = useState(true)
  const offered = bulkFigures.filter((one) => !(isShared && one === 'units'))
  const apply = () => {
    change('products', (plan) => withChangedBy(plan, new Set(ids), { figure, percent }))
    sayDone(t('bulk.done', { count: ids.length, percent: `\u2068${percent > 0 ? '+' : ''}${write(percent)}\u2069` }))
  }
  return (
    <form
      className="grid items-start gap-x-4 gap-y-3 rounded-control bg-sunken p-3 sm:grid-cols-[1fr_1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault()
        if (percent !== 0 && isRead && ids.length > 0) apply()
      }}
    >
      <Field label={t('bulk.figure')}>
        {({ id }) => (
          <SelectBox
            id={id}
            value={figure}
            choices={offered.map((value) => ({ value, label: t(`bulk.figures.${value}`) }))}
            onChange={setFigure}
          />
        )}
      </Field>
      <Field label={t('bulk.percent')} hint={t('bulk.hint')}>
        {({ id, describedBy }) => (
          <NumberBox
            id={id}
            unit="%"
            value={percent}
            onChange={setPercent}
            onDraft={(text) => setRead(text === null)}
            invalid={!isRead}
            describedBy={describedBy}
            allowNegative
            emptyWhenZero
          />
        )}
      </Field>
      <Button type="submit" className="sm:mt-7" disabled={percent === 0 || !isRead || ids.length === 0}>
        {t('bulk.apply', { count: ids.length })}
      </Button>
    </form>
  )
}
