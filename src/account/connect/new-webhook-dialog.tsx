import { useTranslation } from 'react-i18next'
import { type RouterOutputs, trpc } from '../../api'
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

/** Where a new webhook leads. The server looks at the address too. */
export default function NewWebhookDialog({ onMade, onClose }: NewWebhookDialogProps) {
  const { t } = useTranslation('connect')
  const create = trpc.webhooks.create.useMutation()
  const { form, problem, isSubmitting, formProps } = useSchemaForm(newWebhookSchema, { url: '' }, async (values) =>
    onMade(await create.mutateAsync(values)),
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
