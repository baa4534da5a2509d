import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { FormEvent, MouseEvent } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { type FieldsOfRefusals, useServerProblem } from './server-problem'

/**
 * A form over one of the schemas that the server has too. A field is judged when it is left, from then on with every
 * key, so that an error goes as soon as it is mended. `send` is called with what the schema made of the fields.
 */
export function useSchemaForm<I extends FieldValues, O>(
  schema: z.ZodMiniType<O, I>,
  defaultValues: DefaultValues<I>,
  send: (values: O) => Promise<unknown>,
  fieldsOfRefusals?: FieldsOfRefusals<I>,
  failureText?: (error: unknown) => string,
) {
  const form = useForm<I, unknown, O>({ resolver: standardSchemaResolver(schema), defaultValues, mode: 'onTouched' })
  const { problem, report, clear } = useServerProblem(form, fieldsOfRefusals, failureText)
  const { isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    clear()
    await send(values).catch(report)
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSubmitting) void submit(event)
  }
  return { form, problem, isSubmitting, formProps: { noValidate: true, onSubmit, onMouseDown: keepFocus } }
}

/**
 * Pressing a button must not first take the focus from a field: the field would be judged, its error would push the
 * button away, and the press would end beside it.
 */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button, a')) event.preventDefault()
}
