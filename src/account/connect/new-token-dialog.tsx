import { useTranslation } from 'react-i18next'
import { type RouterOutputs, trpc } from '../../api'
import { tokenLifetimes, tokenScopes } from '../../domain/options'
import { newTokenSchema } from '../../domain/schemas/connect-schema'
import { ChoiceField } from '../../forms/choice-field'
import { FormEnd } from '../../forms/form-end'
import { TextField } from '../../forms/text-field'
import { useSchemaForm } from '../../forms/use-schema-form'
import { Modal } from '../../ui/overlays/modal'

export type NewToken = RouterOutputs['tokens']['create']

interface NewTokenDialogProps {
  onMade: (token: NewToken) => void
  onClose: () => void
}

/** What a new token is for, what it allows and how long it is good. */
export default function NewTokenDialog({ onMade, onClose }: NewTokenDialogProps) {
  const { t } = useTranslation('connect')
  const create = trpc.tokens.create.useMutation()
  const { form, problem, isSubmitting, formProps } = useSchemaForm(
    newTokenSchema,
    { name: '', scope: 'read', days: '90' },
    async (values) => onMade(await create.mutateAsync(values)),
  )
  return (
    <Modal title={t('tokens.addTitle')} onClose={onClose}>
      <form {...formProps} className="mt-4 flex flex-col gap-4">
        <TextField form={form} name="name" label={t('tokens.name')} hint={t('tokens.nameHint')} autoComplete="off" />
        <ChoiceField
          form={form}
          name="scope"
          label={t('tokens.scope')}
          choices={tokenScopes.map((value) => ({ value, label: t(`tokens.scopes.${value}`) }))}
        />
        <ChoiceField
          form={form}
          name="days"
          label={t('tokens.days')}
          choices={tokenLifetimes.map((value) => ({ value, label: t(`tokens.lifetimes.${value}`) }))}
        />
        <FormEnd
          problem={problem}
          submit={t('tokens.submit')}
          submitting={t('tokens.submitting')}
          isPending={isSubmitting}
          onCancel={onClose}
        />
      </form>
    </Modal>
  )
}
