import type { InputHTMLAttributes, ReactNode } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
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
}: FormFieldProps<T, V, N>) {
  const issueText = useIssueText()
  const { error } = form.getFieldState(name, form.formState)
  return error ? [{ level: 'error' as const, text: issueText(error.message, texts) }] : []
}

/** A line of text in a form. What reads left to right (an address, a code) still begins where the page's lines begin. */
export function TextField<T extends FieldValues, V>({
  dir = 'auto',
  ...props
}: FormFieldProps<T, V, TextName<T>> & Input) {
  const { form, name, id: own = name, label, hint, className, texts: _, onTyped, ...input } = props
  const messages = useFieldMessages(props)
  return (
    <Field id={own} label={label} hint={hint} messages={messages} className={className}>
      {({ id, describedBy, invalid }) => (
        <input
          id={id}
          type="text"
          dir={dir}
          placeholder=" "
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
