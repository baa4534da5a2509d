import { useEffect, useState } from 'react'
import { planToBring } from './guest-draft'

interface DevicePlanProps {
  onPlan: (plan: { name: string; currency: string }) => void
}

/** Tells the page on which an account is made of the plan on this device, which comes along; draws nothing itself. */
export function DevicePlan({ onPlan }: DevicePlanProps) {
  const [planAtFirst] = useState(planToBring)
  useEffect(() => {
    if (!planAtFirst) return
    const { storeName, productName, currency } = planAtFirst.plan
    onPlan({ name: storeName.trim() || productName.trim(), currency })
  }, [planAtFirst, onPlan])
  return null
}
