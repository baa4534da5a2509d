import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/button'
import { Trash } from '../../../ui/icons'

interface RemoveButtonProps {
  id: string
  /** What it removes. */
  name: string
  onRemove: () => void
}

/** Takes an element out of its list. */
export function RemoveButton({ id, name, onRemove }: RemoveButtonProps) {
  const { t } = useTranslation('costs')
  return (
    <IconButton id={id} label={t('removeNamed', { name })} onClick={onRemove}>
      <Trash />
    </IconButton>
  )
}
