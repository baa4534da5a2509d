import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverMessage, trpc } from '../../api'
import { maxShareNameLength, shareDays } from '../../domain/schemas/project-schema'
import { sharedHref } from '../../paths'
import { Button, LinkButton } from '../../ui/button'
import { Chat, Copy } from '../../ui/icons'
import { Field } from '../../ui/inputs/field'
import { Segmented } from '../../ui/inputs/segmented'
import { Switch } from '../../ui/inputs/switch'
import { TextBox } from '../../ui/inputs/text-box'
import { Notice } from '../../ui/notice'
import { showToast } from '../../ui/overlays/toasts'
import { QrCode } from '../../ui/qr/qr-code'

/** From the shortest to the longest. */
const ordered = [...shareDays].sort((a, b) => a - b)
const [usual] = shareDays

interface NewShareProps {
  projectId: string
  /** The plan is just being saved: the link waits for it. */
  isWaiting: boolean
}

/** Asks for how long and for whom a link is, and gives it once it is made: it is shown this once. */
export function NewShare({ projectId, isWaiting }: NewShareProps) {
  const { t } = useTranslation('sharing')
  const { list } = trpc.useUtils().projects.shares
  const actuals = trpc.actuals.list.useQuery({ id: projectId }).data
  const create = trpc.projects.shares.create.useMutation({ onSuccess: () => list.invalidate({ id: projectId }) })
  if (create.data) return <MadeLink token={create.data.token} onAnother={create.reset} />
  return (
    <LinkForm
      hasActuals={actuals !== undefined && actuals.months.length > 0}
      isBusy={create.isPending || isWaiting}
      problem={create.isError ? (serverMessage(create.error) ?? t('failed')) : null}
      onCreate={(choice) => create.mutate({ id: projectId, ...choice })}
    />
  )
}

interface Choice {
  name: string
  days: (typeof shareDays)[number]
  withActuals: boolean
}

interface LinkFormProps {
  /** There are actual months, which can be shown too. */
  hasActuals: boolean
  isBusy: boolean
  problem: string | null
  onCreate: (choice: Choice) => void
}

function LinkForm({ hasActuals, isBusy, problem, onCreate }: LinkFormProps) {
  const { t } = useTranslation('sharing')
  const [name, setName] = useState('')
  const [days, setDays] = useState<Choice['days']>(usual)
  const [withActuals, setWithActuals] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onCreate({ name, days, withActuals })
  }
  return (
    <form className="mt-4 grid grid-cols-1 gap-4" onSubmit={submit}>
      <Field label={t('name')} hint={t('nameHint')}>
        {({ id, describedBy }) => (
          <TextBox
            id={id}
            value={name}
            onChange={setName}
            describedBy={describedBy}
            maxLength={maxShareNameLength}
            autoComplete="off"
          />
        )}
      </Field>
      <Segmented
        legend={t('days')}
        value={String(days)}
        choices={ordered.map((one) => ({ value: String(one), label: t(`dayChoices.d${one}`) }))}
        onChange={(chosen) => setDays(ordered.find((one) => String(one) === chosen) ?? usual)}
      />
      {hasActuals ? (
        <Switch label={t('withActuals')} hint={t('withActualsHint')} checked={withActuals} onChange={setWithActuals} />
      ) : null}
      {problem ? (
        <Notice variant="error" live>
          {problem}
        </Notice>
      ) : null}
      <Button type="submit" variant="primary" aria-disabled={isBusy}>
        {t(isBusy ? 'creating' : 'create')}
      </Button>
    </form>
  )
}

function MadeLink({ token, onAnother }: { token: string; onAnother: () => void }) {
  const { t } = useTranslation('sharing')
  const box = useRef<HTMLInputElement>(null)
  const link = `${location.origin}${sharedHref(token)}`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      showToast({ title: t('copied') })
    } catch {
      box.current?.select()
      showToast({ title: t('copyFailed') })
    }
  }
  return (
    <section aria-labelledby="link-made" className="mt-4 rounded-panel border border-line bg-sunken p-4">
      <h3 id="link-made" className="font-semibold">
        {t('made')}
      </h3>
      <p role="status" className="mt-1 text-small text-muted">
        {t('once')}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <input
          ref={box}
          readOnly
          dir="ltr"
          value={link}
          aria-label={t('link')}
          onFocus={(event) => event.currentTarget.select()}
          className="min-h-11 min-w-0 grow basis-56 rounded-control border border-control bg-surface px-3"
        />
        <Button variant="primary" className="max-sm:grow" onClick={copy} autoFocus>
          <Copy />
          {t('copy')}
        </Button>
      </div>
      <div className="mt-3 flex flex-wrap items-start gap-4 max-sm:justify-center sm:justify-between">
        <div className="grid grow basis-48 gap-2">
          <LinkButton
            href={`https://wa.me/?text=${encodeURIComponent(t('message', { link, interpolation: { escapeValue: false } }))}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Chat />
            {t('whatsapp')}
          </LinkButton>
          <Button variant="quiet" onClick={onAnother}>
            {t('another')}
          </Button>
        </div>
        <QrCode text={link} label={t('qr')} />
      </div>
    </section>
  )
}
