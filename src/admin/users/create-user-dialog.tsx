import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { languages } from '../../domain/options'
import { ChoiceField } from '../../forms/choice-field'
import { FormEnd } from '../../forms/form-end'
import { PasswordField } from '../../forms/password-field'
import { TextField } from '../../forms/text-field'
import { Button } from '../../ui/button'
import { Switch } from '../../ui/inputs/switch'
import { Modal } from '../../ui/overlays/modal'
import { useCreateUser } from './use-create-user'

/** Asks for what an account needs; the rest is filled in by the server. */
export default function CreateUserDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['adminUsers', 'common'])
  const { form, problem, isSubmitting, formProps } = useCreateUser(onClose)
  const isAdmin = useController({ control: form.control, name: 'isAdmin' }).field
  const languageChoices = languages.map((value) => ({ value, label: t(`create.languages.${value}`) }))
  return (
    <Modal title={t('create.title')} onClose={onClose}>
      <form {...formProps} className="mt-4 flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField form={form} name="firstName" autoComplete="off" label={t('create.firstName')} />
          <TextField form={form} name="lastName" autoComplete="off" label={t('create.lastName')} />
        </div>
        <TextField form={form} name="email" type="email" dir="ltr" autoComplete="off" label={t('create.email')} />
        <PasswordField
          form={form}
          name="password"
          autoComplete="new-password"
          label={t('create.password')}
          hint={t('create.passwordHint')}
          texts={{ passwordShort: t('create.passwordShort') }}
        />
        <ChoiceField form={form} name="preferredLanguage" choices={languageChoices} label={t('create.language')} />
        <Switch
          id="isAdmin"
          label={t('create.isAdmin')}
          hint={t('create.isAdminHint')}
          checked={isAdmin.value === true}
          onChange={isAdmin.onChange}
        />
        <FormEnd
          problem={problem}
          submit={t('create.submit')}
          submitting={t('create.submitting')}
          isPending={isSubmitting}
        >
          <Button onClick={onClose}>{t('common:cancel')}</Button>
        </FormEnd>
      </form>
    </Modal>
  )
}
