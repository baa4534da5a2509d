import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { driverValue } from '../../../domain/edits/trial'
import { type Driver, drivers } from '../../../domain/model/decisions/drivers'
import { Button } from '../../../ui/button'
import { useMoveName } from '../../fields/use-move-name'
import { planAtom, trialAtom } from '../../state/atoms'
import { chosenAtom, steadyDrivers } from './tried-choices'
import { useDriverWords } from './use-driver-words'
import { useTrial } from './use-trial'

/** What is tried without a slider on the screen: the levers of the results, and figures that were chosen before. */
export function AlsoTried() {
  const { t } = useTranslation(['trial', 'evaluator'])
  const shown: readonly Driver[] = ['price', 'units', ...steadyDrivers, ...useAtomValue(chosenAtom)]
  const { values, steps } = useAtomValue(trialAtom)
  const { toggle } = useTrial()
  const moveName = useMoveName()
  const hidden = drivers.filter((driver) => values[driver] !== undefined && !shown.includes(driver))
  if (hidden.length + steps.length === 0) return null
  return (
    <div className="text-small">
      <p className="text-muted">{t('trial:also')}</p>
      <ul>
        {hidden.map((driver) => (
          <HiddenDriver key={driver} driver={driver} value={values[driver] ?? 0} />
        ))}
        {steps.map((id) => (
          <Tried key={id} name={moveName(id)} onRemove={() => toggle(id)} />
        ))}
      </ul>
    </div>
  )
}

function HiddenDriver({ driver, value }: { driver: Driver; value: number }) {
  const { t } = useTranslation('trial')
  const plan = useAtomValue(planAtom)
  const write = useDriverWords(driver)
  const { move } = useTrial()
  const name = `${t(`drivers.${driver}`)}: ${write(value)}`
  return <Tried name={name} onRemove={() => move(driver, driverValue(plan, driver))} />
}

function Tried({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { t } = useTranslation('trial')
  return (
    <li className="flex items-center justify-between gap-2">
      <span>{name}</span>
      <Button variant="quiet" className="px-2! text-small!" aria-label={`${t('remove')}: ${name}`} onClick={onRemove}>
        {t('remove')}
      </Button>
    </li>
  )
}
