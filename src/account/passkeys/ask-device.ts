import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { RouterOutputs } from '../../api'
import { useFailureText } from '../../forms/server-problem'

/** Fetched by the first press: most visitors have no passkey. */
const library = () => import('@simplewebauthn/browser')

const canHere = () => typeof PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(window.location.hostname)
const never = () => () => {}

/** Whether this browser may have passkeys at this address: never for a host that is a number, nor in a page without scripts. */
export const useCanHavePasskeys = () => useSyncExternalStore(never, canHere, () => false)

type Reason = 'stopped' | 'alreadyThere'

/** The device gave no answer that the server could be sent. */
class DeviceRefusal extends Error {
  constructor(readonly reason: Reason) {
    super(reason)
  }
}

async function answered<T>(ceremony: Promise<T>): Promise<T> {
  const { WebAuthnError } = await library()
  return ceremony.catch((cause: unknown) => {
    const isThere = cause instanceof WebAuthnError && cause.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    throw new DeviceRefusal(isThere ? 'alreadyThere' : 'stopped')
  })
}

/** Has the device prove that its owner is there. */
export async function askDevice(optionsJSON: RouterOutputs['passkeys']['loginOptions']) {
  const { startAuthentication } = await library()
  return answered(startAuthentication({ optionsJSON }))
}

/** Has the device make a key. */
export async function makeKey(optionsJSON: RouterOutputs['passkeys']['begin']) {
  const { startRegistration } = await library()
  return answered(startRegistration({ optionsJSON }))
}

/** What to say when the device or the server refused. */
export function useRefusalText() {
  const { t } = useTranslation('account')
  const failureText = useFailureText()
  return (error: unknown) => (error instanceof DeviceRefusal ? t(`passkeys.${error.reason}`) : failureText(error))
}
