import { useTranslation } from 'react-i18next'
import { riskLevels } from '../../../domain/options'
import { Segmented } from '../../../ui/inputs/segmented'
import { useField } from '../../fields/field-atom'
import { useOwnLabel } from '../../fields/field-labels'
import { BesideLabel } from '../../fields/notes/note-button'
import { useSource } from '../../fields/sources/use-source'
import { withField } from '../../state/plan-path'
import { useChange } from '../../state/use-change'
import { ExampleMark, ExampleNote } from './example-mark'

const path = 'businessRiskLevel'

/** How carefully the return on capital is judged, and what the chosen level means. */
export function RiskLevelField() {
  const { t } = useTranslation(['advanced', 'options'])
  const label = useOwnLabel(path)
  const source = useSource(path, label)
  const [value] = useField(path)
  const change = useChange()
  return (
    <div>
      <Segmented
        id={path}
        legend={label}
        value={value}
        choices={riskLevels.map((level) => ({ value: level, label: t(`options:riskLevels.${level}`) }))}
        onChange={(level) => change(path, (plan) => withField(plan, path, level))}
        aside={
          <BesideLabel path={path} label={label}>
            <ExampleMark field={path} />
            {source.button}
          </BesideLabel>
        }
      />
      <p className="mt-1 text-small text-muted">
        <ExampleNote field={path} />
        {t(`advanced:risk.${value}`)}
      </p>
      {source.note}
    </div>
  )
}
