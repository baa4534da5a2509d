import { AcquisitionSection } from './acquisition/acquisition-section'
import { FulfillmentSection } from './orders/fulfillment-section'
import { OrderSection } from './orders/order-section'
import { SpreadSection } from './overheads/amortized-section'
import { ContingencySection } from './overheads/contingency-section'
import { OverheadsSection } from './overheads/overheads-section'
import { PaymentSection } from './payment/payment-section'
import { ProductSection } from './products/product-section'
import { TeamSection } from './team/team-section'

/** Step 3: what everything costs, as an accordion with a subtotal in each head. */
export function CostsStep() {
  return (
    <div className="flex flex-col gap-3">
      <ProductSection />
      <OrderSection />
      <PaymentSection />
      <FulfillmentSection />
      <AcquisitionSection />
      <OverheadsSection group="tech" />
      <TeamSection />
      <OverheadsSection group="ops" />
      <SpreadSection />
      <ContingencySection />
    </div>
  )
}
