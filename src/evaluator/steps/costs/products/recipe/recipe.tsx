import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import {
  maxRecipeLines,
  newLine,
  type RecipeLine,
  recipeOf,
  recipeParts,
  recipeTotal,
  withRecipe,
} from '../../../../../domain/edits/recipe'
import { Button } from '../../../../../ui/button'
import { Notice } from '../../../../../ui/notice'
import { planAtom } from '../../../../state/atoms'
import { editAtom } from '../../../../state/undo/undo'
import { useChange } from '../../../../state/use-change'
import { useFormat } from '../../../../state/use-format'
import { RecipeLineFields } from './recipe-line-fields'

/** What a unit made here is made of: lines that add up to the supplier's price. */
export function Recipe({ index }: { index: number }) {
  const { t } = useTranslation('costs')
  const plan = useAtomValue(planAtom)
  const edit = useSetAtom(editAtom)
  const change = useChange()
  const product = plan.products[index]
  if (!product) return null
  const lines = recipeOf(product)
  const place = `products.${index}.recipe`
  const write = (next: readonly RecipeLine[], part: string) =>
    edit({ plan: withRecipe(plan, index, next), place: `${place}.${part}` })
  const set = (next: readonly RecipeLine[]) => change(place, (now) => withRecipe(now, index, next))
  return (
    <div id={place} className="flex flex-col gap-3 pb-3">
      <p className="max-w-line text-small text-muted">{t('recipe.intro')}</p>
      <ul className="flex flex-col gap-3 empty:hidden">
        {lines.map((line, at) => (
          <RecipeLineFields
            key={line.id}
            id={`${place}.${line.id}`}
            line={line}
            isLabelled={at === 0}
            onChange={(part, changed) =>
              write(
                lines.map((other) => (other === line ? { ...line, ...changed } : other)),
                `${line.id}.${part}`,
              )
            }
            onRemove={() => set(lines.filter((other) => other !== line))}
          />
        ))}
      </ul>
      {lines.length < maxRecipeLines ? (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-small text-muted">{t('recipe.add')}</span>
          {recipeParts.map((part) => (
            <Button
              key={part}
              onClick={() => set([...lines, newLine(lines, part === 'other' ? '' : t(`recipe.parts.${part}`))])}
            >
              {t(`recipe.parts.${part}`)}
            </Button>
          ))}
        </div>
      ) : null}
      <Total lines={lines} price={product.exFactoryPrice} onTake={() => set(lines)} />
    </div>
  )
}

interface TotalProps {
  lines: readonly RecipeLine[]
  price: number
  onTake: () => void
}

/** What the recipe comes to; where another price was typed since, the way back to it. */
function Total({ lines, price, onTake }: TotalProps) {
  const { t } = useTranslation('costs')
  const { money } = useFormat()
  const total = recipeTotal(lines)
  if (total === 0) return null
  if (price === total)
    return (
      <p role="status" className="font-medium">
        {t('recipe.total', { amount: money(total) })}
      </p>
    )
  return (
    <Notice>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>{t('recipe.differs', { amount: money(total), price: money(price) })}</p>
        <Button onClick={onTake}>{t('recipe.take')}</Button>
      </div>
    </Notice>
  )
}
