import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { maxNamed } from '../../../results/conclusion/missing-text'
import { Notice } from '../../../ui/notice'
import { useFieldLabel } from '../../fields/field-labels'
import { useErrorText } from '../../fields/use-error-text'
import { wrongFieldsAtom } from '../../state/unanswered'
import { FieldLink } from './field-link'

/** Which fields the figures cannot rely on, each a link to it: the formulas hold what is wrong within its limits. */
export function WrongFields() {
  const { t } = useTranslation(['questions', 'evaluator'])
  const errors = useAtomValue(wrongFieldsAtom)
  const label = useFieldLabel()
  const text = useErrorText()
  return (
    <Notice variant="error" live title={t('questions:wrong', { count: errors.length })}>
      <ul className="mt-1 list-disc ps-5">
        {errors.slice(0, maxNamed).map((error) => (
          <li key={`${error.path} ${error.code}`}>
            <FieldLink path={error.path}>
              {label(error.path)}: {text(error)}
            </FieldLink>
          </li>
        ))}
      </ul>
      {errors.length > maxNamed ? <p>{t('evaluator:summary.more', { count: errors.length - maxNamed })}</p> : null}
    </Notice>
  )
}
