import * as z from 'zod/mini'
import { languages, productCategories } from '../../domain/options'
import { ChoiceField } from '../choice-field'
import { NumberField } from '../number-field'
import { PasswordField } from '../password-field'
import { TextField } from '../text-field'
import { useSchemaForm } from '../use-schema-form'

// What must compile, and, after each expected error, what must not: `tsc -b` reports an expectation that is not met.
// Nothing here runs.

const schema = z.object({
  name: z.string(),
  note: z._default(z.nullable(z.string()), null),
  language: z.enum(languages),
  cost: z.number(),
  months: z.nullable(z.number()),
  isAdmin: z.boolean(),
})
const start = { name: '', note: null, cost: 0, months: null, isAdmin: false }

const choices = languages.map((value) => ({ value, label: value }))
const others = productCategories.map((value) => ({ value, label: value }))

export function Form() {
  const { form } = useSchemaForm(schema, start, async () => undefined)
  return (
    <>
      <TextField form={form} name="name" label="" />
      <TextField form={form} name="note" label="" />
      <PasswordField form={form} name="name" label="" autoComplete="new-password" />
      <NumberField form={form} name="cost" label="" />
      <NumberField form={form} name="months" label="" canBeEmpty />
      <ChoiceField form={form} name="language" label="" choices={[{ value: '', label: '' }, ...choices]} />
      {/* @ts-expect-error Free text into a closed list. */}
      <TextField form={form} name="language" label="" />
      {/* @ts-expect-error A text field on a number. */}
      <TextField form={form} name="cost" label="" />
      {/* @ts-expect-error A password field on a switch. */}
      <PasswordField form={form} name="isAdmin" label="" autoComplete="new-password" />
      {/* @ts-expect-error A number field on a name. */}
      <NumberField form={form} name="name" label="" />
      {/* @ts-expect-error A field that the form does not have. */}
      <TextField form={form} name="surname" label="" />
      {/* @ts-expect-error The choices of another list. */}
      <ChoiceField form={form} name="language" label="" choices={others} />
      {/* @ts-expect-error A choice of a number. */}
      <ChoiceField form={form} name="cost" label="" choices={choices} />
    </>
  )
}
