import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/notice'
import type { RefusedPlan } from '../opened'
import { shownName } from '../shown-name'

/** The plans of a backup that cannot be opened; the others can. */
export function RefusedPlans({ refused }: { refused: readonly RefusedPlan[] }) {
  const { t } = useTranslation('files')
  if (refused.length === 0) return null
  const names = refused.map(({ name }) => shownName(name) || t('backup.untitled')).join(t('backup.and'))
  return <Notice variant="warning">{t('backup.refused', { count: refused.length, names })}</Notice>
}
