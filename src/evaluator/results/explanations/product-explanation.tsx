import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { explainProduct } from '../../../results/explain/explain'
import { explainContextAtom } from './explanation-view'
import { TapeTable } from './formula-table'

const figures = ['contribution', 'contributionPerUnit', 'marginPct'] as const

/** What one product leaves, from its revenue down: in a month, of a unit, and as a share of its revenue. */
export function ProductExplanation({ at }: { at: number }) {
  const { t } = useTranslation(['explain', 'results'])
  const context = useAtomValue(explainContextAtom)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-s-2 border-accent ps-4 text-small">
      {figures.map((line) => {
        const explanation = explainProduct(line, at, context)
        return (
          <div key={line} className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <p className="max-w-[35em]">{t(`explain:product.${line}`)}</p>
            <TapeTable explanation={explanation} name={t(`results:names.product.${line}`)} />
            {explanation.value === null ? (
              <p className="text-muted">{t(`explain:reasons.${line === 'marginPct' ? 'noSales' : 'noUnits'}`)}</p>
            ) : null}
          </div>
        )
      })}
    </div>
  )
}
