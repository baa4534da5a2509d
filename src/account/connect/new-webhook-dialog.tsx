import { useTranslation } from 'react-i18next'
import { type RouterOutputs, trpc } from '../../api'
import { subscribableEvents } from '../../domain/options'
import { newWebhookSchema } from '../../domain/schemas/connect-schema'
import { FormEnd } from '../../forms/form-end'
import { TextField } from '../../forms/text-field'
import { useSchemaForm } from '../../forms/use-schema-form'
import { Modal } from '../../ui/overlays/modal'

export type NewWebhook = RouterOutputs['webhooks']['create']

interface NewWebhookDialogProps {
  onMade: (webhook: NewWebhook) => void
  onClose: () => void
}

/** Where a new webhook leads, and what it is told of. The server looks at the address too. */
export default function NewWebhookDialog({ onMade, onClose }: NewWebhookDialogProps) {
  const { t } = useTranslation('connect')
  const create = trpc.webhooks.create.useMutation()
  const { form, problem, isSubmitting, formProps } = useSchemaForm(
    newWebhookSchema,
    { url: '', events: [...subscribableEvents] },
    async (values) => onMade(await create.mutateAsync(values)),
  )
  return (
    <Modal title={t('webhooks.addTitle')} onClose={onClose}>
      <form {...formProps} className="mt-4 flex flex-col gap-4">
        <TextField
          form={form}
          name="url"
          type="url"
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          label={t('webhooks.url')}
          hint={t('webhooks.urlHint')}
        />
        <fieldset>
          <legend className="mb-1 text-small font-medium">{t('webhooks.tellOf')}</legend>
          <div className="grid sm:grid-cols-2 sm:gap-x-4">
            {subscribableEvents.map((event) => (
              <label key={event} className="flex min-h-11 cursor-pointer items-center gap-3 text-small">
                <input type="checkbox" value={event} className="size-5 accent-accent" {...form.register('events')} />
                {t(`webhooks.choices.${event}`)}
              </label>
            ))}
          </div>
          {form.formState.errors.events ? (
            <p role="alert" className="text-small text-negative">
              {t('webhooks.noneChosen')}
            </p>
          ) : null}
        </fieldset>
        <FormEnd
          problem={problem}
          submit={t('webhooks.submit')}
          submitting={t('webhooks.submitting')}
          isPending={isSubmitting}
          onCancel={onClose}
        />
      </form>
    </Modal>
  )
}
