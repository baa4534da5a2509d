import type { InputHTMLAttributes, ReactNode } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { classes } from '../ui/classes'
import { controlClasses } from '../ui/inputs/control'
import { Field } from '../ui/inputs/field'
import type { TextName } from './field-names'
import { type OwnTexts, useIssueText } from './issue-text'

/** What every field of a form takes; `N` are the names of the fields that it is for. */
export interface FormFieldProps<T extends FieldValues, V, N extends FieldPath<T>> {
  form: UseFormReturn<T, unknown, V>
  name: N
  /** The control's id where the name is not alone on its page. */
  id?: string
  label: ReactNode
  hint?: ReactNode
  texts?: OwnTexts
  /** Faults that are not spoken of yet. */
  ignored?: readonly string[]
  /** May be left empty: it says so, and is not said to be required. */
  isOptional?: boolean
  /** Stands below the hint: a way on from what is wrong. */
  note?: ReactNode
  /** Told with every key. */
  onTyped?: () => void
  className?: string
}

type Input = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'dir'>

/** What is wrong with a field now, as the frame around it shows it. */
export function useFieldMessages<T extends FieldValues, V, N extends FieldPath<T>>({
  form,
  name,
  texts,
  ignored = [],
}: FormFieldProps<T, V, N>) {
  const issueText = useIssueText()
  const { error } = form.getFieldState(name, form.formState)
  if (!error || ignored.includes(error.message ?? '')) return []
  return [{ level: 'error' as const, text: issueText(error.message, texts) }]
}

/** What stands at the end of the line over a field that may be left empty. */
export function useOptionalMark({ isOptional }: { isOptional?: boolean }): ReactNode {
  const { t } = useTranslation('common')
  return isOptional ? <span className="text-small text-muted">{t('optional')}</span> : null
}

/** A line of text in a form. What reads left to right (an address, a code) still begins where the page's lines begin. */
export function TextField<T extends FieldValues, V>({
  dir = 'auto',
  ...props
}: FormFieldProps<T, V, TextName<T>> & Input) {
  const { form, name, id: own = name, label, hint, note, className, texts: _, onTyped, isOptional, ...input } = props
  const messages = useFieldMessages(props)
  const aside = useOptionalMark(props)
  return (
    <Field id={own} label={label} aside={aside} hint={hint} note={note} messages={messages} className={className}>
      {({ id, describedBy, invalid }) => (
        <input
          id={id}
          type="text"
          dir={dir}
          placeholder=" "
          required={!isOptional}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          className={controlClasses(invalid, classes(dir === 'ltr' && 'rtl:text-end'))}
          {...input}
          {...form.register(name, onTyped ? { onChange: onTyped } : {})}
        />
      )}
    </Field>
  )
}
