import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api'
import { Button } from '../../ui/button'
import { Plus } from '../../ui/icons'
import { Notice } from '../../ui/notice'
import { Section } from '../form/section'
import { useCanHavePasskeys } from './ask-device'
import { PasskeyLine } from './passkey-line'
import { RecoveryCodes } from './recovery-codes'

const AddPasskeyDialog = lazy(() => import('./add-passkey-dialog'))

interface PasskeysSectionProps {
  email: string
  isConfirmed: boolean
}

/** The passkeys of the account, and the codes for when they are lost. */
export function PasskeysSection({ email, isConfirmed }: PasskeysSectionProps) {
  const { t } = useTranslation(['account', 'common'])
  const query = trpc.passkeys.list.useQuery()
  const [isAdding, setAdding] = useState(false)
  const { passkeys = [], recoveryCodesLeft = 0, isRequired = false } = query.data ?? {}
  return (
    <Section title={t('passkeys.title')} intro={t('passkeys.intro')}>
      {query.isError ? (
        <>
          <Notice variant="error" live title={t('passkeys.notLoaded')} />
          <Button className="self-start" onClick={() => query.refetch()}>
            {t('common:retry')}
          </Button>
        </>
      ) : null}
      {isRequired ? <Notice>{t('passkeys.required')}</Notice> : null}
      {query.data && passkeys.length === 0 ? <p className="text-muted">{t('passkeys.none')}</p> : null}
      <ul className="flex flex-col empty:hidden">
        {passkeys.map((passkey) => (
          <PasskeyLine key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      <AddPasskey isConfirmed={isConfirmed} onAdd={() => setAdding(true)} />
      {query.data && isConfirmed && (passkeys.length > 0 || recoveryCodesLeft > 0) ? (
        <RecoveryCodes email={email} left={recoveryCodesLeft} />
      ) : null}
      {isAdding ? (
        <Suspense fallback={null}>
          <AddPasskeyDialog onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </Section>
  )
}

function AddPasskey({ isConfirmed, onAdd }: { isConfirmed: boolean; onAdd: () => void }) {
  const { t } = useTranslation('account')
  const canHave = useCanHavePasskeys()
  if (!isConfirmed) return <p className="text-muted">{t('passkeys.confirmFirst')}</p>
  if (!canHave) return <p className="text-muted">{t('passkeys.unsupported')}</p>
  return (
    <Button className="self-start" onClick={onAdd}>
      <Plus />
      {t('passkeys.add')}
    </Button>
  )
}
