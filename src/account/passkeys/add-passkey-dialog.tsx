import { useTranslation } from 'react-i18next'
import { trpc } from '../../api'
import { passkeyNameSchema } from '../../domain/schemas/passkey-schema'
import { deviceName } from '../../domain/text/device-name'
import { FormEnd } from '../../forms/form-end'
import { TextField } from '../../forms/text-field'
import { useSchemaForm } from '../../forms/use-schema-form'
import { Modal } from '../../ui/overlays/modal'
import { showToast } from '../../ui/overlays/toasts'
import { useDeviceText } from '../form/device-text'
import { makeKey, useRefusalText } from './ask-device'

/** Names a new passkey, and has the device make it. */
export default function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account')
  const utils = trpc.useUtils()
  const begin = trpc.passkeys.begin.useMutation()
  const add = trpc.passkeys.add.useMutation()
  const here = useDeviceText(navigator.userAgent)
  const { form, problem, isSubmitting, formProps } = useSchemaForm(
    passkeyNameSchema,
    { name: deviceName(navigator.userAgent) ? here : '' },
    async ({ name }) => {
      const answer = await makeKey(await begin.mutateAsync())
      await add.mutateAsync({ name, answer })
      showToast({ title: t('passkeys.added') })
      onClose()
      // Administrators may have been kept out for want of one.
      await Promise.all([utils.passkeys.list.invalidate(), utils.admin.status.invalidate()])
    },
    {},
    useRefusalText(),
  )
  return (
    <Modal title={t('passkeys.addTitle')} onClose={onClose}>
      <p className="mt-2 text-muted">{t('passkeys.addText')}</p>
      <form {...formProps} className="mt-4 flex flex-col gap-4">
        <TextField
          form={form}
          name="name"
          label={t('passkeys.name')}
          hint={t('passkeys.nameHint')}
          autoComplete="off"
        />
        <FormEnd
          problem={problem}
          submit={t('passkeys.add')}
          submitting={t('passkeys.adding')}
          isPending={isSubmitting}
          onCancel={onClose}
        />
      </form>
    </Modal>
  )
}
