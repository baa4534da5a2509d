import { useAtomValue } from 'jotai'
import { AnalysisSwitch, advancedOnAtom } from './analysis-switch'
import { CashPanel } from './cash-inputs/cash-panel'
import { MarksMeaning } from './example-mark'
import { CustomersGroup, GrowthGroup, ReturnsGroup, StockGroup } from './groups'
import { SeasonPanel } from './season/season-panel'
import { WhatItGives } from './what-it-gives'

/** Step 4: what lies beyond a single month. */
export function AdvancedStep() {
  const on = useAtomValue(advancedOnAtom)
  return (
    <>
      <AnalysisSwitch />
      {on ? (
        <>
          <MarksMeaning />
          <CustomersGroup />
          <StockGroup />
          <ReturnsGroup />
          <GrowthGroup />
        </>
      ) : (
        <WhatItGives />
      )}
      <SeasonPanel />
      <CashPanel />
    </>
  )
}
