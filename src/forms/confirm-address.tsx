import { useTranslation } from 'react-i18next'
import { trpc } from '../api'
import { formatDateTime } from '../i18n/format'
import { useLanguage } from '../i18n/use-language'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { showToast } from '../ui/overlays/toasts'
import { FormEnd } from './form-end'
import { useFailureText } from './server-problem'
import { TextField } from './text-field'
import { useConfirmEmail } from './use-confirm-email'

interface ConfirmAddressProps {
  user: { email: string; placeHeldUntil: Date | null }
  /** Apart, where two of them may be on one page. */
  id?: string
  onConfirmed?: () => void
}

/** The box for the code that registering has sent: with it a free place becomes access, one that is held or one that is left. */
export function ConfirmAddress({ user, id = 'confirmation', onConfirmed }: ConfirmAddressProps) {
  const { t } = useTranslation('shell')
  const success = (hasAccess: boolean) => t(hasAccess ? 'confirm.success' : 'confirm.noneLeft')
  const { form, problem, isSubmitting, formProps } = useConfirmEmail(success, { onConfirmed })
  return (
    <form {...formProps} className="flex flex-col gap-3">
      <Explanation user={user} />
      <TextField
        form={form}
        id={id}
        name="code"
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        label={t('confirm.code')}
        className="max-w-64"
      />
      <FormEnd
        problem={problem}
        submit={t('confirm.submit')}
        submitting={t('confirm.submitting')}
        isPending={isSubmitting}
      >
        <SendAgain />
      </FormEnd>
    </form>
  )
}

function Explanation({ user: { email, placeHeldUntil } }: Pick<ConfirmAddressProps, 'user'>) {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const until = placeHeldUntil && formatDateTime(placeHeldUntil, language)
  return (
    <p className="max-w-line">
      {t('confirm.sent', { email })} {until ? t('confirm.held', { until }) : t('confirm.ifLeft')}
    </p>
  )
}

function SendAgain() {
  const { t } = useTranslation('shell')
  const failureText = useFailureText()
  const send = trpc.account.sendConfirmation.useMutation({
    onSuccess: ({ form }) => showToast({ title: t(form === 'link' ? 'confirm.sentLink' : 'confirm.sentAgain') }),
  })
  return (
    <>
      <Button
        variant="quiet"
        aria-disabled={send.isPending}
        onClick={() => (send.isPending ? undefined : send.mutate())}
      >
        {send.isPending ? t('confirm.sending') : t('confirm.again')}
      </Button>
      <div role="alert" className="empty:hidden">
        {send.isError ? <Notice variant="error">{failureText(send.error)}</Notice> : null}
      </div>
    </>
  )
}
