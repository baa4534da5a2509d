import { useTranslation } from 'react-i18next'
import { lineTotal, type RecipeLine } from '../../../../../domain/edits/recipe'
import { classes } from '../../../../../ui/classes'
import { Figure } from '../../../../../ui/figure'
import { Field } from '../../../../../ui/inputs/field'
import { NumberBox } from '../../../../../ui/inputs/number-box'
import { TextBox } from '../../../../../ui/inputs/text-box'
import { useFormat } from '../../../../state/use-format'
import { RemoveButton } from '../../remove-button'

interface RecipeLineFieldsProps {
  id: string
  line: RecipeLine
  /** The first line bears the labels of all, where they stand side by side. */
  isLabelled: boolean
  onChange: (part: keyof RecipeLine, changed: Partial<RecipeLine>) => void
  onRemove: () => void
}

/** One part of a unit: what, how much of it, at how much each. On a phone in two rows. */
export function RecipeLineFields({ id, line, isLabelled, onChange, onRemove }: RecipeLineFieldsProps) {
  const { t } = useTranslation('costs')
  const { currency, money } = useFormat()
  const name = line.name.trim() || t('recipe.unnamed')
  const label = (text: string) => <span className={classes(!isLabelled && 'sm:sr-only')}>{text}</span>
  return (
    <li>
      <fieldset
        aria-label={name}
        className="grid min-w-0 grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.75rem] items-end gap-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_2.75rem]"
      >
        <Field id={`${id}.name`} label={label(t('recipe.name'))} className="col-span-2 sm:col-span-1">
          {(control) => (
            <TextBox
              id={control.id}
              value={line.name}
              onChange={(text) => onChange('name', { name: text })}
              autoComplete="off"
              describedBy={control.describedBy}
              invalid={control.invalid}
            />
          )}
        </Field>
        <Field
          id={`${id}.quantity`}
          label={label(t('recipe.quantity'))}
          className="row-start-2 sm:row-start-1 sm:col-start-2"
        >
          {(control) => (
            <NumberBox
              id={control.id}
              value={line.quantity}
              onChange={(quantity) => onChange('quantity', { quantity: Math.max(0, quantity) })}
              emptyWhenZero
            />
          )}
        </Field>
        <Field
          id={`${id}.price`}
          label={label(t('recipe.price'))}
          className="row-start-2 sm:row-start-1 sm:col-start-3"
        >
          {(control) => (
            <NumberBox
              id={control.id}
              value={line.price}
              onChange={(price) => onChange('price', { price: Math.max(0, price) })}
              unit={currency}
              emptyWhenZero
            />
          )}
        </Field>
        <p className="col-span-2 text-small text-muted sm:col-span-1 sm:col-start-4 sm:row-start-1 sm:pb-3">
          <Figure>{money(lineTotal(line))}</Figure>
        </p>
        <div className="col-start-3 row-start-1 sm:col-start-5">
          <RemoveButton id={`${id}.remove`} name={name} onRemove={onRemove} />
        </div>
      </fieldset>
    </li>
  )
}
