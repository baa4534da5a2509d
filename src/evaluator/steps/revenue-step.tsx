import { Portfolio } from './revenue/portfolio'
import { StoreSettings } from './revenue/store-settings'

/** Step 2: what is sold, at what price, and how the store sells. */
export function RevenueStep() {
  return (
    <>
      <Portfolio />
      <StoreSettings />
    </>
  )
}
