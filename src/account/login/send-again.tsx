import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../../forms/server-problem'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'

/** Has the code sent once more that is asked for besides the password. */
export function SendAgain({ onSend }: { onSend: () => Promise<unknown> }) {
  const { t } = useTranslation('account')
  const failureText = useFailureText()
  const again = useMutation({ mutationFn: onSend })
  return (
    <>
      <Button
        variant="quiet"
        className="-ms-4 self-start"
        aria-disabled={again.isPending}
        onClick={() => (again.isPending ? undefined : again.mutate())}
      >
        {again.isPending ? t('code.sending') : t('code.again')}
      </Button>
      <div role="alert" className="empty:hidden">
        {again.isError ? <Notice variant="error">{failureText(again.error)}</Notice> : null}
      </div>
    </>
  )
}
