import { useTranslation } from 'react-i18next'
import { trpc } from '../../api'
import { useFailureText } from '../../forms/server-problem'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'

/** Where the code went. */
export function CodeSent({ email }: { email: string }) {
  const { t } = useTranslation('account')
  return <Notice live>{t('code.sent', { email })}</Notice>
}

interface CodeMissingProps {
  email: string
  type: 'login' | 'password_reset'
  onOtherAddress: () => void
}

/** What to do when the code does not come. */
export function CodeMissing({ email, type, onOtherAddress }: CodeMissingProps) {
  const { t } = useTranslation('account')
  const failureText = useFailureText()
  const again = trpc.auth.sendCode.useMutation()
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          variant="quiet"
          aria-disabled={again.isPending}
          onClick={() => (again.isPending ? undefined : again.mutate({ email, type }))}
        >
          {again.isPending ? t('code.sending') : t('code.again')}
        </Button>
        <Button variant="quiet" onClick={onOtherAddress}>
          {t('code.other')}
        </Button>
      </div>
      {again.isSuccess ? <Notice live>{t('code.sentAgain')}</Notice> : null}
      <div role="alert" className="empty:hidden">
        {again.isError ? <Notice variant="error">{failureText(again.error)}</Notice> : null}
      </div>
    </div>
  )
}
