import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { planToBring } from './guest-draft'

/** Says, where an account is made, that the plan on this device comes along; nothing where there is none. */
export function DevicePlanLine() {
  const { t } = useTranslation('account')
  const [kept] = useState(planToBring)
  return kept ? <span> {t('register.planComes')}</span> : null
}
