import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api'
import { useFailureText } from '../../forms/server-problem'
import { Button } from '../../ui/button'
import { downloadText } from '../../ui/device/download'
import { Copy, Download } from '../../ui/icons'
import { Notice } from '../../ui/notice'
import { showToast } from '../../ui/overlays/toasts'
import { Question } from '../form/question'

interface RecoveryCodesProps {
  email: string
  left: number
}

/** How many codes are left, and the way to new ones, which are shown once. */
export function RecoveryCodes({ email, left }: RecoveryCodesProps) {
  const { t } = useTranslation('account')
  const failureText = useFailureText()
  const { passkeys } = trpc.useUtils()
  const [isAsking, setAsking] = useState(false)
  const make = trpc.passkeys.makeRecoveryCodes.useMutation({
    onSuccess: () => {
      setAsking(false)
      return passkeys.list.invalidate()
    },
  })
  const press = () => {
    if (left > 0) setAsking(true)
    else if (!make.isPending) make.mutate()
  }
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <div>
        <h3 className="font-semibold">{t('passkeys.codes.title')}</h3>
        <p className="text-small text-muted">
          {t('passkeys.codes.text')} {left > 0 ? t('passkeys.codes.left', { count: left }) : null}
        </p>
      </div>
      {make.data ? <Codes email={email} codes={make.data.codes} /> : null}
      <div role="alert" className="empty:hidden">
        {make.isError && !isAsking ? <Notice variant="error">{failureText(make.error)}</Notice> : null}
      </div>
      <Button className="self-start" aria-disabled={make.isPending} onClick={press}>
        {make.isPending ? t('passkeys.codes.making') : t(left > 0 ? 'passkeys.codes.replace' : 'passkeys.codes.make')}
      </Button>
      {isAsking ? (
        <Question
          title={t('passkeys.codes.replaceQuestion')}
          text={t('passkeys.codes.replaceText')}
          yes={t('passkeys.codes.replace')}
          working={t('passkeys.codes.making')}
          isPending={make.isPending}
          error={make.error}
          onYes={() => make.mutate()}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  )
}

function Codes({ email, codes }: { email: string; codes: string[] }) {
  const { t } = useTranslation('account')
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => showToast({ title: t('passkeys.codes.copied') }),
      () => showToast({ title: t('passkeys.codes.notCopied'), variant: 'destructive' }),
    )
  const save = () => {
    const head = t('passkeys.codes.fileHead', { email })
    downloadText('mizan-recovery-codes.txt', `${[head, '', ...codes].join('\n')}\n`, 'text/plain')
  }
  return (
    <section
      aria-label={t('passkeys.codes.shownTitle')}
      className="flex flex-col gap-3 rounded-panel border border-accent bg-accent-soft p-4"
    >
      <div role="status">
        <p className="font-semibold">{t('passkeys.codes.shownTitle')}</p>
        <p className="text-small">{t('passkeys.codes.shownText')}</p>
      </div>
      <ol dir="ltr" className="grid gap-x-6 font-mono text-small sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={copy}>
          <Copy />
          {t('passkeys.codes.copy')}
        </Button>
        <Button onClick={save}>
          <Download />
          {t('passkeys.codes.save')}
        </Button>
      </div>
    </section>
  )
}
