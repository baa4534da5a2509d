import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverCode, trpc } from '../../api'
import { proveCodeSchema, provePasswordSchema } from '../../domain/schemas/account-schema'
import { FormEnd } from '../../forms/form-end'
import { useFailureText } from '../../forms/server-problem'
import { useSchemaForm } from '../../forms/use-schema-form'
import { Button } from '../../ui/button'
import { Key } from '../../ui/icons'
import { Notice } from '../../ui/notice'
import { Modal } from '../../ui/overlays/modal'
import { CodeField } from '../form/code-field'
import { PasswordField } from '../form/password-field'
import { UsernameForManagers } from '../form/username-for-managers'
import { askDevice, useCanHavePasskeys, useRefusalText } from '../passkeys/ask-device'

interface ProofDialogProps {
  /** True once the server knows that the owner is there; false when the question was closed. */
  onAnswer: (isProven: boolean) => void
}

/** Asks the user of an open session to prove ownership; what was pressed before goes on after it. */
export function ProofDialog({ onAnswer }: ProofDialogProps) {
  const { t } = useTranslation('account')
  const user = trpc.auth.session.useQuery().data
  const [byCode, setByCode] = useState(user?.hasPassword === false)
  const email = user?.email ?? ''
  const Way = byCode ? ByCode : ByPassword
  return (
    <Modal title={t('proof.title')} onClose={() => onAnswer(false)}>
      <p className="mt-2 text-muted">{t('proof.text')}</p>
      <Way email={email} onAnswer={onAnswer} />
      {user?.hasPassword === false ? null : (
        <Button variant="quiet" className="mt-3 max-sm:w-full sm:-ms-4" onClick={() => setByCode(!byCode)}>
          {t(byCode ? 'proof.byPassword' : 'proof.byCode')}
        </Button>
      )}
      <ByPasskey onAnswer={onAnswer} />
    </Modal>
  )
}

interface WayProps extends ProofDialogProps {
  email: string
}

/** Where the account has one. */
function ByPasskey({ onAnswer }: ProofDialogProps) {
  const { t } = useTranslation('account')
  const refusalText = useRefusalText()
  const { client } = trpc.useUtils()
  const { data } = trpc.passkeys.list.useQuery()
  const canHave = useCanHavePasskeys()
  const prove = useMutation({
    async mutationFn() {
      const answer = await askDevice(await client.passkeys.proofOptions.mutate())
      await client.passkeys.prove.mutate({ answer })
    },
    onSuccess: () => onAnswer(true),
  })
  if (!data?.passkeys.length || !canHave) return null
  return (
    <>
      <Button
        variant="quiet"
        className="mt-1 max-sm:w-full sm:-ms-4"
        aria-disabled={prove.isPending}
        onClick={() => prove.mutate()}
      >
        <Key />
        {prove.isPending ? t('passkeys.login.waiting') : t('passkeys.proof')}
      </Button>
      <div role="alert" className="empty:hidden">
        {prove.isError ? <Notice variant="error">{refusalText(prove.error)}</Notice> : null}
      </div>
    </>
  )
}

function ByPassword({ email, onAnswer }: WayProps) {
  const { t } = useTranslation('account')
  const failureText = useFailureText()
  const prove = trpc.account.prove.useMutation()
  const { form, problem, isSubmitting, formProps } = useSchemaForm(
    provePasswordSchema,
    { password: '' },
    async (values) => {
      await prove.mutateAsync(values)
      onAnswer(true)
    },
    { CREDENTIALS: 'password' },
    (error) => (serverCode(error) === 'PROOF_NEEDED' ? t('proof.codeOnly') : failureText(error)),
  )
  return (
    <form {...formProps} className="mt-4 flex flex-col gap-4">
      <UsernameForManagers email={email} />
      <PasswordField form={form} name="password" autoComplete="current-password" label={t('fields.password')} />
      <FormEnd
        problem={problem}
        submit={t('proof.submit')}
        submitting={t('proof.submitting')}
        isPending={isSubmitting}
        onCancel={() => onAnswer(false)}
      />
    </form>
  )
}

function ByCode(props: WayProps) {
  const { t } = useTranslation('account')
  const failureText = useFailureText()
  const send = trpc.account.sendProofCode.useMutation()
  const press = () => (send.isPending ? undefined : send.mutate())
  return (
    <div className="mt-4 flex flex-col gap-4">
      <div role="alert" className="empty:hidden">
        {send.isError ? <Notice variant="error">{failureText(send.error)}</Notice> : null}
      </div>
      {send.isSuccess ? (
        <Notice live>
          <span className="wrap-anywhere">
            {t(send.data.form === 'link' ? 'email.sentLink' : 'email.sent', { email: props.email })}
          </span>
        </Notice>
      ) : (
        <p className="wrap-anywhere">{t('proof.toAddress', { email: props.email })}</p>
      )}
      <Button className="self-start" aria-disabled={send.isPending} onClick={press}>
        {send.isPending ? t('code.sending') : t(send.isSuccess ? 'code.again' : 'email.send')}
      </Button>
      {send.isSuccess ? <EnterCode {...props} /> : null}
    </div>
  )
}

function EnterCode({ onAnswer }: WayProps) {
  const { t } = useTranslation('account')
  const prove = trpc.account.proveByCode.useMutation()
  const { form, problem, isSubmitting, formProps } = useSchemaForm(
    proveCodeSchema,
    { code: '' },
    async (values) => {
      await prove.mutateAsync(values)
      onAnswer(true)
    },
    { CODE_INVALID: 'code' },
  )
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <CodeField form={form} name="code" />
      <FormEnd
        problem={problem}
        submit={t('proof.submit')}
        submitting={t('proof.submitting')}
        isPending={isSubmitting}
        onCancel={() => onAnswer(false)}
      />
    </form>
  )
}
