import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Choice, SelectBox } from '../../ui/inputs/select-box'

interface FilterSelectProps<T extends string> {
  label: string
  value: T | undefined
  choices: readonly Choice<T>[]
  onChange: (value: T | undefined) => void
}

/** Narrows a list to one of a few kinds, or to none. */
export function FilterSelect<T extends string>({ label, value, choices, onChange }: FilterSelectProps<T>) {
  const { t } = useTranslation('admin')
  const id = useId()
  const all = { value: '', label: t('list.all') } as const
  return (
    <div className="flex min-w-0 grow basis-36 flex-col gap-1 sm:grow-0">
      <label htmlFor={id} className="text-small text-muted">
        {label}
      </label>
      <SelectBox<T | ''>
        id={id}
        value={value ?? ''}
        choices={[all, ...choices]}
        onChange={(chosen) => onChange(chosen || undefined)}
      />
    </div>
  )
}
