import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ColumnNames, mappable, mappedFormat, mappedKinds } from '../../../files/actuals/formats/mapped-format'
import { Button } from '../../../ui/button'
import { Field } from '../../../ui/inputs/field'
import { SelectBox } from '../../../ui/inputs/select-box'

interface MapColumnsProps {
  name: string
  headers: readonly string[]
  onMap: (names: ColumnNames) => void
}

/** Asks which column of an unknown table is which: once, for tables with these headers. */
export function MapColumns({ name, headers, onMap }: MapColumnsProps) {
  const { t } = useTranslation('sales')
  const id = useId()
  const [names, setNames] = useState<ColumnNames>({})
  const { kind = 'orders' } = names
  const needed: readonly string[] = mappable[kind].needed
  const choices = [
    { value: '', label: t('map.none') },
    ...[...new Set(headers)].map((value) => ({ value, label: value })),
  ]
  return (
    <section aria-labelledby={id} className="rounded-control border border-line p-3">
      <h3 id={id} className="font-medium break-words">
        {t('unknownTable', { name })}
      </h3>
      <p className="mt-1 text-small text-muted">{t('map.text')}</p>
      <div className="mt-3">
        <Field id={`${id}kind`} label={t('map.kind')}>
          {({ id: own }) => (
            <SelectBox
              id={own}
              value={kind}
              choices={mappedKinds.map((value) => ({ value, label: t(`map.kinds.${value}`) }))}
              onChange={(chosen) => setNames({ kind: chosen })}
            />
          )}
        </Field>
      </div>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        {mappable[kind].columns.map((column) => (
          <Field
            key={column}
            id={`${id}${column}`}
            label={t(`map.columns.${column}`)}
            aside={needed.includes(column) ? null : <span className="text-small text-muted">{t('map.optional')}</span>}
          >
            {({ id: own }) => (
              <SelectBox
                id={own}
                value={names[column] ?? ''}
                choices={choices}
                onChange={(header) => setNames({ ...names, [column]: header })}
              />
            )}
          </Field>
        ))}
      </div>
      <div className="mt-3 flex justify-end">
        <Button disabled={mappedFormat(names) === null} onClick={() => onMap(names)}>
          {t('map.read')}
        </Button>
      </div>
    </section>
  )
}
