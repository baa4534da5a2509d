import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { Finding } from '../../../domain/rules/findings'
import { NumberField } from '../../fields/number-field'
import { findingsAtom } from '../../state/atoms'
import { withField } from '../../state/plan-path'
import { useChange } from '../../state/use-change'
import { useFormat } from '../../state/use-format'

const path = 'firstOrderSharePct'

/** As messages write their figures. */
export const asSaid = { max: 2 }

/** The share that a rule about new customers asks for: all of them, or what the repeat settings imply. */
function questionedShare({ code, params }: Finding): number | null {
  if (code === 'newShareZero') return 100
  if (code === 'newShareImplied' && params.implied !== undefined) return Math.round(params.implied * 100) / 100
  return null
}

/** The share that one tap sets; null while nothing is doubtful. */
export const questionedShareAtom = atom((get) => {
  for (const finding of get(findingsAtom).get(path) ?? []) {
    const share = questionedShare(finding)
    if (share !== null) return share
  }
  return null
})

/** How many orders come from new customers. What is doubtful about it comes from other fields, so it is said at once. */
export function NewCustomersField() {
  const { t } = useTranslation('revenue')
  return <NumberField path={path} unit="%" hint={t('hints.firstOrderSharePct')} aside={<SetShare />} seen />
}

function SetShare() {
  const { t } = useTranslation('revenue')
  const { percent } = useFormat()
  const share = useAtomValue(questionedShareAtom)
  const change = useChange()
  if (share === null) return null
  return (
    <button
      type="button"
      onClick={() => change(path, (plan) => withField(plan, path, share))}
      className="relative shrink-0 rounded-control text-small font-medium text-info underline underline-offset-4 after:absolute after:-inset-2.5"
    >
      {t('setShare', { share: percent(share, asSaid) })}
    </button>
  )
}
