import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'wouter'
import { Button } from '../../ui/button'
import { Cross } from '../../ui/icons'

/** Takes back every filter of a list at once; there only while one of them is set. */
export function ClearFilters({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('admin')
  const [params, setParams] = useSearchParams()
  if (!names.some((name) => params.get(name))) return null
  const clear = () =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const name of names) next.delete(name)
        return next
      },
      { replace: true },
    )
  return (
    <Button variant="quiet" onClick={clear}>
      <Cross className="size-4" />
      {t('list.clear')}
    </Button>
  )
}
