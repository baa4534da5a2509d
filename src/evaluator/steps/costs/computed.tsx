import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Figure } from '../../../ui/figure'

interface ComputedProps {
  label: string
  value: string
  /** Stands below the figure at all times. */
  note?: ReactNode
  /** Where the figure comes from, with the founder's own numbers; drawn only once it is asked for. */
  how?: ReactNode
  tone?: 'plain' | 'good' | 'bad' | 'warning' | undefined
}

/** A figure that follows from others: no box, and a small button that tells how. */
export function Computed({ label, value, note, how, tone }: ComputedProps) {
  const [isOpen, setOpen] = useState(false)
  const region = useId()
  return (
    <div className="min-w-0">
      <div className="flex min-h-6 flex-wrap items-end justify-between gap-x-2">
        <span className="flex-[1_1_6rem] text-small font-medium">{label}</span>
        {how ? <HowButton label={label} region={region} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} /> : null}
      </div>
      <p className="mt-1 flex min-h-11 items-center text-section font-semibold wrap-anywhere">
        <Figure tone={tone}>{value}</Figure>
      </p>
      <div id={region} hidden={!isOpen} className="mb-1 text-small text-text">
        {isOpen ? how : null}
      </div>
      {note ? <div className="text-small text-muted">{note}</div> : null}
    </div>
  )
}

interface HowButtonProps {
  label: string
  region: string
  isOpen: boolean
  onToggle: () => void
}

function HowButton({ label, region, isOpen, onToggle }: HowButtonProps) {
  const { t } = useTranslation(['evaluator', 'costs'])
  const how = t('evaluator:explain')
  return (
    <button
      type="button"
      aria-label={t('costs:howOf', { how, label })}
      aria-expanded={isOpen}
      aria-controls={region}
      onClick={onToggle}
      className="relative min-h-6 shrink-0 whitespace-nowrap px-1 text-small text-info underline decoration-dotted underline-offset-4 after:absolute after:-inset-2.5"
    >
      {how}
    </button>
  )
}
