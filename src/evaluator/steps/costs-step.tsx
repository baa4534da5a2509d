import { AcquisitionSection } from './costs/acquisition-section'
import { ContingencySection } from './costs/contingency-section'
import { FulfillmentSection } from './costs/fulfillment-section'
import { OrderSection } from './costs/order-section'
import { OverheadsSection } from './costs/overheads-section'
import { PaymentSection } from './costs/payment-section'
import { ProductSection } from './costs/product-section'
import { SpreadSection } from './costs/spread-section'
import { TeamSection } from './costs/team-section'

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
