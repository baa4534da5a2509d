import { useSetAtom, useStore } from 'jotai'
import { useTranslation } from 'react-i18next'
import { classes } from '../../../ui/classes'
import { chosenLook } from '../../../ui/inputs/chosen-look'
import { useField } from '../../fields/field-atom'
import { useOwnLabel } from '../../fields/field-labels'
import { planAtom } from '../../state/atoms'
import { type NumberPath, withField } from '../../state/plan-path'
import { applyEditAtom } from '../../state/undo/undo'

interface Preset {
  id: string
  amount: number
  name: string
  /** The amount with its currency. */
  price: string
  note?: string
}

interface PresetButtonsProps {
  path: NumberPath
  presets: readonly Preset[]
  /** Whose money the amounts are. */
  caption?: string | undefined
}

/** Usual amounts for a field: one press fills it in. */
export function PresetButtons({ path, presets, caption }: PresetButtonsProps) {
  const { t } = useTranslation('costs')
  const field = useOwnLabel(path)
  const [value] = useField(path)
  const store = useStore()
  const command = useSetAtom(applyEditAtom)
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('presetsOf', { field })}</legend>
      <div className={classes('grid gap-2', presets.length % 3 === 0 ? 'grid-cols-3' : 'grid-cols-2')}>
        {presets.map((preset) => (
          <PresetButton
            key={preset.id}
            preset={preset}
            pressed={value === preset.amount}
            onPress={() => command({ plan: withField(store.get(planAtom), path, preset.amount), place: path })}
          />
        ))}
      </div>
      {caption ? <p className="mt-1 text-small text-muted">{caption}</p> : null}
    </fieldset>
  )
}

interface PresetButtonProps {
  preset: Preset
  pressed: boolean
  onPress: () => void
}

function PresetButton({ preset, pressed, onPress }: PresetButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={classes(
        'flex min-h-11 min-w-0 flex-col items-center justify-center rounded-control border px-1 py-1.5 text-center text-small leading-tight',
        pressed ? chosenLook : 'border-control bg-surface hover:bg-sunken',
      )}
    >
      <span className="font-medium">{preset.name}</span>{' '}
      <bdi className="max-w-full tabular-nums wrap-anywhere">{preset.price}</bdi>
      {preset.note ? <span className="text-muted"> {preset.note}</span> : null}
    </button>
  )
}
