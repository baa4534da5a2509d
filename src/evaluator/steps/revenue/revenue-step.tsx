import { Portfolio } from './portfolio'
import { StoreSettings } from './store-settings'

/** Step 2: what is sold, at what price, and how the store sells. */
export function RevenueStep() {
  return (
    <>
      <Portfolio />
      <StoreSettings />
    </>
  )
}
