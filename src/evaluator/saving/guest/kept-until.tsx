import { useAtomValue, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadPlan } from '../../../files/dialogs/download-plan'
import { formatDate } from '../../../i18n/format'
import { paths } from '../../../paths'
import { Button, LinkButton } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { languageAtom, planAtom } from '../../state/atoms'
import { deletedFrom } from './storage-days'

/**
 * In browsers that delete what a page keeps: the day from which they may, were there no visit before it, with the two ways
 * to be safe from it.
 */
export default function KeptUntil() {
  const { t } = useTranslation('evaluator')
  const store = useStore()
  const language = useAtomValue(languageAtom)
  const [day, setDay] = useState<Date | null>(null)
  useEffect(() => {
    let isHere = true
    void deletedFrom(new Date()).then((from) => isHere && setDay(from))
    return () => {
      isHere = false
    }
  }, [])
  if (day === null) return null
  return (
    <Notice variant="info">
      <p>{t('keep.until', { day: formatDate(day, language) })}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={() => downloadPlan(store.get(planAtom))}>{t('keep.download')}</Button>
        <LinkButton href={paths.register}>{t('keep.register')}</LinkButton>
      </div>
    </Notice>
  )
}
