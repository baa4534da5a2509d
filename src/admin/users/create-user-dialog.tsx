import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { languages } from '../../domain/options'
import { ChoiceField } from '../../forms/choice-field'
import { FormEnd } from '../../forms/form-end'
import { PasswordField } from '../../forms/password-field'
import { TextField } from '../../forms/text-field'
import { Switch } from '../../ui/inputs/switch'
import { Modal } from '../../ui/overlays/modal'
import { useCreateUser } from './use-create-user'

/** Asks for what an account needs; the rest is filled in by the server. */
export default function CreateUserDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['adminUsers', 'admin'])
  const { form, problem, isSubmitting, formProps } = useCreateUser(onClose)
  const isAdmin = useController({ control: form.control, name: 'isAdmin' }).field
  const languageChoices = languages.map((value) => ({ value, label: t(`adminUsers:create.languages.${value}`) }))
  return (
    <Modal title={t('adminUsers:create.title')} onClose={onClose}>
      <p className="mt-2 text-muted">{t('adminUsers:create.access')}</p>
      <form {...formProps} className="mt-4 flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField form={form} name="firstName" autoComplete="off" label={t('adminUsers:create.firstName')} />
          <TextField form={form} name="lastName" autoComplete="off" label={t('adminUsers:create.lastName')} />
        </div>
        <TextField
          form={form}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="off"
          label={t('adminUsers:create.email')}
        />
        <PasswordField
          form={form}
          name="password"
          autoComplete="new-password"
          label={t('adminUsers:create.password')}
          hint={t('adminUsers:create.passwordHint')}
          texts={{ passwordShort: t('adminUsers:create.passwordShort') }}
        />
        <ChoiceField
          form={form}
          name="preferredLanguage"
          choices={languageChoices}
          label={t('adminUsers:create.language')}
        />
        <Switch
          id="isAdmin"
          label={t('adminUsers:create.isAdmin')}
          hint={t('adminUsers:create.isAdminHint')}
          checked={isAdmin.value === true}
          onChange={isAdmin.onChange}
        />
        <FormEnd
          problem={problem}
          problemTitle={t('admin:toast.error')}
          submit={t('adminUsers:create.submit')}
          submitting={t('adminUsers:create.submitting')}
          isPending={isSubmitting}
          onCancel={onClose}
        />
      </form>
    </Modal>
  )
}
