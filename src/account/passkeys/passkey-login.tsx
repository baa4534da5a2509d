import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api'
import { Button } from '../../ui/button'
import { Key } from '../../ui/icons'
import { Notice } from '../../ui/notice'
import { useEnter } from '../use-signed-in'
import { askDevice, useCanHavePasskeys, useRefusalText } from './ask-device'

/** Signing in with what a device holds; the account is the device's to say. */
export function PasskeyLogin() {
  const { t } = useTranslation('account')
  const refusalText = useRefusalText()
  const enter = useEnter()
  const { client } = trpc.useUtils()
  const login = useMutation({
    async mutationFn() {
      const answer = await askDevice(await client.passkeys.loginOptions.mutate())
      return enter(await client.passkeys.login.mutate({ answer }))
    },
  })
  const canHave = useCanHavePasskeys()
  if (!canHave) return null
  return (
    <div className="flex flex-col gap-3">
      <Button
        className="w-full"
        aria-disabled={login.isPending}
        onClick={() => (login.isPending ? undefined : login.mutate())}
      >
        <Key />
        {login.isPending ? t('passkeys.login.waiting') : t('passkeys.login.with')}
      </Button>
      <div role="alert" className="empty:hidden">
        {login.isError ? <Notice variant="error">{refusalText(login.error)}</Notice> : null}
      </div>
    </div>
  )
}
