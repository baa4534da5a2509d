import { useAtomValue } from 'jotai'
import { AnalysisSwitch, advancedOnAtom } from './advanced/analysis-switch'
import { CustomersGroup, GrowthGroup, ReturnsGroup, StockGroup } from './advanced/groups'
import { WhatItGives } from './advanced/what-it-gives'

/** Step 4: what lies beyond a single month. */
export function AdvancedStep() {
  const on = useAtomValue(advancedOnAtom)
  return (
    <>
      <AnalysisSwitch />
      {on ? (
        <>
          <CustomersGroup />
          <StockGroup />
          <ReturnsGroup />
          <GrowthGroup />
        </>
      ) : (
        <WhatItGives />
      )}
    </>
  )
}
