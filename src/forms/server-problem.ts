import { useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { serverCode, serverIssues, serverMessage, unreadableStatus } from '../api'
import type { ErrorCode } from '../domain/error-codes'

/** What to say when the server refused, answered nothing readable, or was not reached. */
export function useFailureText() {
  const { t } = useTranslation('errors')
  return (error: unknown): string => {
    const status = unreadableStatus(error)
    return serverMessage(error) ?? (status ? t('form.status', { status }) : t('form.unreachable'))
  }
}

/** Fields that a refusal of the whole form is about. */
export type FieldsOfRefusals<T extends FieldValues> = Partial<Record<ErrorCode, Path<T>>>

/**
 * The server's refusal of a form, said once: by the fields that it is about, of which the first takes the focus, or else
 * by `problem`, the sentence for the whole.
 */
export function useServerProblem<T extends FieldValues, V>(
  form: UseFormReturn<T, unknown, V>,
  fieldsOfRefusals: FieldsOfRefusals<T> = {},
  ownFailureText?: (error: unknown) => string,
) {
  const generalText = useFailureText()
  const failureText = ownFailureText ?? generalText
  const [problem, setProblem] = useState<string | null>(null)
  const isField = (path: string): path is Path<T> => path in form.getValues()

  const named = (error: unknown) => {
    const code = serverCode(error)
    const field = code && fieldsOfRefusals[code]
    if (code && field) return [{ path: field, code }]
    return serverIssues(error).flatMap(({ path, code }) => (isField(path) ? [{ path, code }] : []))
  }
  const report = (error: unknown) => {
    const fields = named(error)
    fields.forEach(({ path, code }, at) => {
      form.setError(path, { type: 'server', message: code }, { shouldFocus: at === 0 })
    })
    setProblem(fields.length > 0 ? null : failureText(error))
  }
  return { problem, report, clear: () => setProblem(null) }
}
