import { useTranslation } from 'react-i18next'
import { useField } from '../../../fields/field-atom'
import { NumberField } from '../../../fields/number-field'
import { TextField } from '../../../fields/text-field'
import { useFormat } from '../../../state/use-format'
import { removeButtonId } from '../list-commands'
import { RemoveButton } from '../remove-button'
import { BillVat, ModeBox, MonthlyEquivalent, SpreadOver } from './overhead-mode'

interface CustomOverheadFieldsProps {
  list: 'customOverheadsTech' | 'customOverheadsOps'
  index: number
  onRemove: (name: string) => void
}

/** One expense of the founder's own: its name, and the same as for any other. On a phone in two lines. */
export function CustomOverheadFields({ list, index, onRemove }: CustomOverheadFieldsProps) {
  const { t } = useTranslation('costs')
  const { currency } = useFormat()
  const [typed] = useField(`${list}.${index}.name`)
  const name = typed?.trim() || t('overheads.unnamed')
  return (
    <li id={`${list}.${index}`}>
      <fieldset
        aria-label={name}
        className="grid min-w-0 grid-cols-[minmax(0,1fr)_5.25rem_2.75rem] items-start gap-2 sm:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_8.5rem_2.75rem]"
      >
        <div className="col-span-2 sm:col-span-1">
          <TextField path={`${list}.${index}.name`} placeholder={t('overheads.namePlaceholder')} />
        </div>
        <div className="col-start-1 row-start-2 sm:col-start-2 sm:row-start-1">
          <NumberField path={`${list}.${index}.amount`} unit={currency} emptyWhenZero />
        </div>
        <div className="col-span-2 col-start-2 row-start-2 below-label sm:col-span-1 sm:col-start-3 sm:row-start-1">
          <ModeBox path={`${list}.${index}`} name={name} />
        </div>
        <div className="col-start-3 row-start-1 below-label sm:col-start-4">
          <RemoveButton id={removeButtonId(list, index)} name={name} onRemove={() => onRemove(name)} />
        </div>
      </fieldset>
      <div className="mt-1 flex max-w-sm flex-col gap-2">
        <SpreadOver path={`${list}.${index}`} />
        <MonthlyEquivalent path={`${list}.${index}`} />
        <BillVat path={`${list}.${index}`} name={name} />
      </div>
    </li>
  )
}
