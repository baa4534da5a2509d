import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Choice, SelectBox } from '../../ui/inputs/select-box'

interface SearchedByProps<T extends string> {
  value: T
  choices: readonly Choice<T>[]
  onChange: (value: T) => void
}

/** What of each row a search looks at. */
export function SearchedBy<T extends string>({ value, choices, onChange }: SearchedByProps<T>) {
  const { t } = useTranslation('admin')
  const id = useId()
  return (
    <div className="flex min-w-0 grow basis-36 flex-col gap-1 sm:grow-0">
      <label htmlFor={id} className="text-small text-muted">
        {t('list.searchedBy')}
      </label>
      <SelectBox id={id} value={value} choices={choices} onChange={onChange} />
    </div>
  )
}
