import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../ui/inputs/field'
import { NumberBox } from '../../ui/inputs/number-box'

interface PercentBoxProps {
  label: string
  value: number
  invalid: boolean
  onChange: (value: number) => void
}

const step = { step: 1, min: -100, max: 500 }

/** A change in percent of today's value, which may be negative. */
export function PercentBox({ label, value, invalid, onChange }: PercentBoxProps) {
  const { t } = useTranslation('evaluator')
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <Field label={label} messages={draft === null ? [] : [{ level: 'error', text: t('number.notANumber') }]}>
      {({ id, describedBy }) => (
        <NumberBox
          id={id}
          value={value}
          onChange={onChange}
          draft={draft ?? undefined}
          onDraft={setDraft}
          unit="%"
          allowNegative
          invalid={invalid || draft !== null}
          describedBy={describedBy}
          step={step}
        />
      )}
    </Field>
  )
}
