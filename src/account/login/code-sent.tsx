import { useTranslation } from 'react-i18next'
import { type RouterOutputs, trpc } from '../../api'
import { useFailureText } from '../../forms/server-problem'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'

/** A mail that was asked for: to which address, and whether it bears a code or a link. */
export interface SentMail {
  email: string
  form: RouterOutputs['auth']['sendCode']['form']
}

const words = {
  code: { sent: 'code.sent', again: 'code.again', sentAgain: 'code.sentAgain' },
  link: { sent: 'code.sentLink', again: 'code.againLink', sentAgain: 'code.sentAgainLink' },
} as const

/** Where the mail went. */
export function CodeSent({ email, form }: SentMail) {
  const { t } = useTranslation('account')
  return <Notice live>{t(words[form].sent, { email })}</Notice>
}

interface CodeMissingProps {
  mail: SentMail
  type: 'login' | 'password_reset'
  onSent: (sent: SentMail) => void
  onOtherAddress: () => void
}

/** What to do when the mail does not come. */
export function CodeMissing({ mail: { email, form }, type, onSent, onOtherAddress }: CodeMissingProps) {
  const { t } = useTranslation('account')
  const failureText = useFailureText()
  const again = trpc.auth.sendCode.useMutation({ onSuccess: (answer) => onSent({ email, form: answer.form }) })
  return (
    <div className="flex flex-col gap-2">
      <div className="-ms-4 flex flex-wrap">
        <Button
          variant="quiet"
          aria-disabled={again.isPending}
          onClick={() => (again.isPending ? undefined : again.mutate({ email, type }))}
        >
          {again.isPending ? t('code.sending') : t(words[form].again)}
        </Button>
        <Button variant="quiet" onClick={onOtherAddress}>
          {t('code.other')}
        </Button>
      </div>
      {again.isSuccess ? <Notice live>{t(words[form].sentAgain)}</Notice> : null}
      <div role="alert" className="empty:hidden">
        {again.isError ? <Notice variant="error">{failureText(again.error)}</Notice> : null}
      </div>
    </div>
  )
}
