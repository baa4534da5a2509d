import { atom, useAtom } from 'jotai'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Product } from '../../../domain/plan/plan'
import { productFields } from '../../../domain/plan/plan-fields'
import { Pencil } from '../../../ui/icons'
import { withField } from '../../state/plan-path'
import { useChange } from '../../state/use-change'
import { useProduct } from '../costs/slices'

/** The id of the product that was just added: its name is asked for at once. */
export const justAddedAtom = atom<string | null>(null)

const storedName = (product: Product) => product.name

/**
 * The box is as wide as the name, so that the pencil stands beside it: at the page's end of the name, whichever way the
 * name itself is read.
 */
const fewestCharacters = 12

interface ProductNameProps {
  id: string
  index: number
}

/** The name of a product, edited where it stands: Enter or leaving keeps what was typed, Escape takes it back. */
export function ProductName({ id, index }: ProductNameProps) {
  const { t } = useTranslation('revenue')
  const name = useProduct(index, storedName) ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const change = useChange()
  const path = `products.${index}.name` as const
  const box = useFocusWhenAdded(id)

  const keep = () => {
    const next = typed?.trim() ?? ''
    if (next !== '' && next !== name) change(path, (plan) => withField(plan, path, next))
    setTyped(null)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const isUndo = event.code === 'KeyZ' && (event.ctrlKey || event.metaKey)
    if (event.key === 'Enter') keep()
    else if (event.key === 'Escape' || (isUndo && typed !== null)) {
      // What was not kept yet is all that this Undo takes back.
      event.preventDefault()
      event.stopPropagation()
      // At once: a key that follows quickly must find all of the name chosen, and not be swallowed by it.
      flushSync(() => setTyped(null))
      event.currentTarget.select()
    }
  }
  return (
    <div className="min-w-0 grow basis-0">
      <label className="-ms-3 inline-flex max-w-full cursor-text items-center gap-2 rounded-control border border-transparent px-3 hover:border-control focus-within:border-control focus-within:bg-surface focus-within:outline-2 focus-within:outline-accent">
        <input
          id={path}
          ref={box}
          type="text"
          dir="auto"
          aria-label={t('product.nameOf', { number: index + 1 })}
          placeholder={t('product.unnamed', { number: index + 1 })}
          maxLength={productFields.name.maxLength}
          size={Math.max(fewestCharacters, [...(typed ?? name)].length)}
          autoComplete="off"
          value={typed ?? name}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={keep}
          onKeyDown={press}
          className="block field-sizing-content h-11 min-w-24 max-w-full text-ellipsis bg-transparent [text-align:match-parent] font-semibold outline-none! placeholder:text-muted"
        />
        <Pencil className="shrink-0 text-muted" />
      </label>
    </div>
  )
}

/** Puts the caret into the name of a product that was just added, all of it chosen, so that typing replaces it. */
function useFocusWhenAdded(id: string) {
  const box = useRef<HTMLInputElement>(null)
  const [added, setAdded] = useAtom(justAddedAtom)
  useEffect(() => {
    if (added !== id) return
    setAdded(null)
    box.current?.focus()
    box.current?.select()
  }, [added, id, setAdded])
  return box
}
