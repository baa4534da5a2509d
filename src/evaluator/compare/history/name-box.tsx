import { useTranslation } from 'react-i18next'
import { maxVersionNameLength } from '../../../domain/project/project-name'
import { Field } from '../../../ui/inputs/field'
import { TextBox } from '../../../ui/inputs/text-box'

/** Asks what a version is to be called. */
export function NameBox({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  const { t } = useTranslation('history')
  return (
    <Field id="version-name" label={t('naming.label')} hint={t('naming.hint')} messages={[]}>
      {({ id, describedBy }) => (
        <TextBox id={id} value={name} maxLength={maxVersionNameLength} describedBy={describedBy} onChange={onChange} />
      )}
    </Field>
  )
}
