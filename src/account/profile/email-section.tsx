import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type RouterOutputs, trpc } from '../../api'
import { FormEnd } from '../../forms/form-end'
import { useFailureText } from '../../forms/server-problem'
import { useConfirmEmail } from '../../forms/use-confirm-email'
import { Button } from '../../ui/button'
import { Check } from '../../ui/first-icons'
import { Notice } from '../../ui/notice'
import { EmailAddress } from '../../ui/page/email-address'
import { CodeField } from '../form/code-field'
import { Section } from '../form/section'

/** The address one signs in with, and the offer to confirm it. Nothing waits for that. */
export function EmailSection({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  const { t } = useTranslation('account')
  const state = useRef<HTMLParagraphElement>(null)
  const wasConfirmed = useRef(isConfirmed)
  useEffect(() => {
    // The form that had the focus is gone; what it has led to is read out.
    if (isConfirmed && !wasConfirmed.current) state.current?.focus()
    wasConfirmed.current = isConfirmed
  }, [isConfirmed])
  return (
    <Section title={t('email.title')}>
      <p ref={state} tabIndex={-1} className="flex min-h-6 outline-none flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">
          <EmailAddress address={email} />
        </span>
        {isConfirmed ? (
          <span className="inline-flex items-center gap-1 text-small text-accent">
            <Check className="size-4" />
            {t('email.confirmed')}
          </span>
        ) : (
          <span className="text-small text-warning">{t('email.notConfirmed')}</span>
        )}
      </p>
      {isConfirmed ? null : <Confirmation email={email} />}
    </Section>
  )
}

type MailedForm = RouterOutputs['auth']['sendCode']['form']
const words = { code: 'email.sent', link: 'email.sentLink' } as const

function Confirmation({ email }: { email: string }) {
  const { t } = useTranslation('account')
  const failureText = useFailureText()
  const [sent, setSent] = useState<MailedForm | null>(null)
  const send = trpc.account.sendConfirmation.useMutation({ onSuccess: ({ form }) => setSent(form ?? 'code') })
  const press = () => (send.isPending ? undefined : send.mutate())
  return (
    <>
      <p className="max-w-[35em] text-muted">{t(sent === null ? 'email.offer' : words[sent], { email })}</p>
      <div role="alert" className="empty:hidden">
        {send.isError ? <Notice variant="error">{failureText(send.error)}</Notice> : null}
      </div>
      {sent ? (
        <EnterCode onAgain={press} isSending={send.isPending} />
      ) : (
        <Button className="self-start" aria-disabled={send.isPending} onClick={press}>
          {send.isPending ? t('code.sending') : t('email.send')}
        </Button>
      )}
    </>
  )
}

function EnterCode({ onAgain, isSending }: { onAgain: () => void; isSending: boolean }) {
  const { t } = useTranslation('account')
  const { form, problem, isSubmitting, formProps } = useConfirmEmail(() => t('email.success'))
  return (
    <form {...formProps} className="flex max-w-sm flex-col gap-4">
      <CodeField form={form} name="code" />
      <FormEnd
        problem={problem}
        submit={t('email.confirm')}
        submitting={t('profile.submitting')}
        isPending={isSubmitting}
      >
        <Button variant="quiet" aria-disabled={isSending} onClick={onAgain}>
          {isSending ? t('code.sending') : t('code.again')}
        </Button>
      </FormEnd>
    </form>
  )
}
