import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'wouter'
import { Button } from '../../../ui/button'
import { ArrowForward } from '../../../ui/first-icons'
import { planAtom, stepAtom } from '../../state/atoms'

/** Nothing is sold yet, and no step after the first was opened. */
const isOfferedAtom = atom((get) => get(planAtom).products.length === 0 && get(stepAtom) === 'setup')

/** Offers the quick start to a project that was just made. */
export function QuickStartOffer() {
  const { t } = useTranslation('quickStart')
  const [, setQuery] = useSearchParams()
  if (!useAtomValue(isOfferedAtom)) return null
  return (
    <section className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-panel bg-accent-soft px-4 py-3">
      <div>
        <h2 className="font-semibold">{t('offer.title')}</h2>
        <p className="text-small">{t('offer.text')}</p>
      </div>
      <Button variant="primary" onClick={() => setQuery({ start: '' })}>
        {t('offer.open')}
        <ArrowForward />
      </Button>
    </section>
  )
}
