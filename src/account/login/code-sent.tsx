import { useTranslation } from 'react-i18next'
import { trpc } from '../../api'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { useFailureText } from '../form/server-problem'

interface CodeSentProps {
  email: string
  type: 'login' | 'password_reset'
  onOtherAddress: () => void
}

/** Where the code went, and what to do when it does not come. */
export function CodeSent({ email, type, onOtherAddress }: CodeSentProps) {
  const { t } = useTranslation('account')
  const failureText = useFailureText()
  const again = trpc.auth.sendCode.useMutation()
  return (
    <div className="flex flex-col gap-2">
      <Notice live>
        <p>{t('code.sent', { email })}</p>
        {again.isSuccess ? <p>{t('code.sentAgain')}</p> : null}
      </Notice>
      <div role="alert" className="empty:hidden">
        {again.isError ? <Notice look="error">{failureText(again.error)}</Notice> : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          look="quiet"
          aria-disabled={again.isPending}
          onClick={() => (again.isPending ? undefined : again.mutate({ email, type }))}
        >
          {again.isPending ? t('code.sending') : t('code.again')}
        </Button>
        <Button look="quiet" onClick={onOtherAddress}>
          {t('code.other')}
        </Button>
      </div>
    </div>
  )
}
