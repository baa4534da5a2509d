import { useRef } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api'
import { changePasswordSchema } from '../../domain/schemas/account-schema'
import { FormEnd } from '../../forms/form-end'
import { useSchemaForm } from '../../forms/use-schema-form'
import { showToast } from '../../ui/overlays/toasts'
import { NewPasswordField } from './new-password-field'
import { PasswordField } from './password-field'
import { type Program, ProgramsToEnd, useProgramsChanged } from './programs-to-end'
import { UsernameForManagers } from './username-for-managers'

interface ChangePasswordFormProps {
  email: string
  submit: string
  /** What else has access to the account, and may end with the password. */
  programs?: Program[]
}

/** The present password and a new one. The server ends every session and opens a new one here. */
export function ChangePasswordForm({ email, submit, programs = [] }: ChangePasswordFormProps) {
  const { t } = useTranslation('account')
  const utils = trpc.useUtils()
  const place = useRef<HTMLFormElement>(null)
  const programsChanged = useProgramsChanged()
  const change = trpc.account.changePassword.useMutation()
  const { form, problem, isSubmitting, formProps } = useSchemaForm(
    changePasswordSchema,
    { currentPassword: '', newPassword: '', endPrograms: true },
    async (values) => {
      const user = await change.mutateAsync(values)
      // First away from the field: leaving it empty would be taken for a password that is too short.
      place.current?.querySelector<HTMLElement>('button[type=submit]')?.focus()
      form.reset()
      utils.auth.session.setData(undefined, user)
      void utils.account.sessions.invalidate()
      programsChanged()
      showToast({ title: t('password.success') })
    },
    { CREDENTIALS: 'currentPassword' },
  )
  const ending = useController({ control: form.control, name: 'endPrograms' }).field
  return (
    <form ref={place} {...formProps} className="flex max-w-sm flex-col gap-4">
      <UsernameForManagers email={email} />
      <PasswordField
        form={form}
        name="currentPassword"
        autoComplete="current-password"
        label={t('fields.currentPassword')}
      />
      <NewPasswordField form={form} name="newPassword" />
      <ProgramsToEnd programs={programs} checked={ending.value === true} onChange={ending.onChange} />
      <FormEnd problem={problem} submit={submit} submitting={t('password.submitting')} isPending={isSubmitting} />
    </form>
  )
}
