import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { missingAnswersAtom } from '../../state/unanswered'

const waitsForAtom = atom((get) => {
  const open = get(missingAnswersAtom).map(({ question }) => question)
  return (['codShare', 'refusals'] as const).find((question) => open.includes(question)) ?? null
})

/** What the verdict waits for once customers pay at the door: their share of orders, then how many of them refuse. */
export function CodWaits() {
  const { t } = useTranslation('costs')
  const waitsFor = useAtomValue(waitsForAtom)
  return (
    <p role="status" className="text-small text-muted">
      {waitsFor === null ? null : t(`payment.cod.waitsFor.${waitsFor}`)}
    </p>
  )
}
