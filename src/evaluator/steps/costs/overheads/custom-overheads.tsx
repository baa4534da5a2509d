import { useTranslation } from 'react-i18next'
import { blankCustomOverhead } from '../../../../domain/plan/plan'
import { Button } from '../../../../ui/button'
import { Plus } from '../../../../ui/icons'
import { addControlId, useListCommands } from '../list-commands'
import { useElementIds } from '../slices'
import { CustomOverheadFields } from './custom-overhead-fields'

type CustomList = 'customOverheadsTech' | 'customOverheadsOps'

/** Expenses that a founder names. */
export function CustomOverheads({ list }: { list: CustomList }) {
  const { t } = useTranslation('costs')
  const ids = useElementIds(list)
  const { add, remove } = useListCommands(list)
  return (
    <div id={list} className="border-t border-line pt-4">
      <h3 className="mb-3 font-semibold">{t('overheads.added')}</h3>
      <ul className="mb-3 flex flex-col gap-4 empty:hidden">
        {ids.map((id, index) => (
          <CustomOverheadFields key={id} list={list} index={index} onRemove={(name) => remove(index, name)} />
        ))}
      </ul>
      <Button id={addControlId(list)} onClick={() => add(blankCustomOverhead, (index) => `${list}.${index}.name`)}>
        <Plus />
        {t('overheads.add')}
      </Button>
    </div>
  )
}
