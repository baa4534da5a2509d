import { useTranslation } from 'react-i18next'
import { trpc } from '../../api'
import { sendCodeSchema } from '../../domain/schemas/account-schema'
import { FormEnd } from '../../forms/form-end'
import { TextField } from '../../forms/text-field'
import { useSchemaForm } from '../../forms/use-schema-form'
import type { SentMail } from './code-sent'
import { WayLink } from './password-login'

interface AskCodeProps {
  email: string
  type: 'login' | 'password_reset'
  onSent: (sent: SentMail) => void
  onEmail: (email: string) => void
}

/** Asks for a code to an address. The answer is the same whether there is such an account or not. */
export function AskCode({ email, type, onSent, onEmail }: AskCodeProps) {
  const { t } = useTranslation('account')
  const send = trpc.auth.sendCode.useMutation()
  const { form, problem, isSubmitting, formProps } = useSchemaForm(sendCodeSchema, { email, type }, async (values) => {
    const { form } = await send.mutateAsync(values)
    onSent({ email: values.email, form })
  })
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <TextField form={form} name="email" type="email" dir="ltr" autoComplete="username" label={t('fields.email')} />
      <FormEnd
        problem={problem}
        submit={t('code.send')}
        submitting={t('code.sending')}
        isPending={isSubmitting}
        className="w-full"
      />
      <WayLink way="password" onFollow={() => onEmail(form.getValues('email'))}>
        {t('login.withPassword')}
      </WayLink>
    </form>
  )
}
