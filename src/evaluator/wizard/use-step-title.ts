import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { StepId } from '../../domain/options'
import { usePageTitle } from '../../i18n/use-page-title'
import { storeNameAtom } from './header'

/** Names the window by the step and the plan: 'Costs – Noor Home – Mizan'. */
export function useStepTitle(step: StepId, planName?: string): void {
  const { t } = useTranslation('evaluator')
  const storeName = useAtomValue(storeNameAtom)
  const name = planName ?? (storeName === '' ? t('untitled') : storeName)
  usePageTitle(`${t(`steps.${step}.name`)} – ${name}`)
}
