import { maxCompared } from './compared-keys'

interface ChoiceChipsProps {
  legend: string
  choices: readonly { key: string; name: string; detail?: string }[]
  chosen: readonly { key: string }[]
  onToggle: (key: string) => void
}

/** Boxes to tick, as many as can be compared. */
export function ChoiceChips({ legend, choices, chosen, onToggle }: ChoiceChipsProps) {
  const isChosen = (key: string) => chosen.some((one) => one.key === key)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-small font-medium wrap-anywhere">{legend}</legend>
      <div className="flex max-h-60 flex-wrap gap-2 overflow-y-auto p-0.5">
        {choices.map(({ key, name, detail }) => (
          <label
            key={key}
            className="flex min-h-11 max-w-full items-center gap-2 rounded-control border border-control bg-surface px-3 py-1 has-checked:border-accent has-checked:bg-accent-soft has-disabled:opacity-60"
          >
            <input
              type="checkbox"
              checked={isChosen(key)}
              disabled={!isChosen(key) && chosen.length >= maxCompared}
              onChange={() => onToggle(key)}
              className="size-4 shrink-0 accent-(--color-accent)"
            />
            <span className="min-w-0 wrap-anywhere">
              <bdi>{name}</bdi>
              {detail ? <span className="block text-small text-muted">{detail}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
