/**
 * What rounding may leave where large figures cancel: a part of the largest money in the plan, which differs between
 * two orders of adding it up.
 */
export function rounding(plan, { monthly, advanced, cashPlan }) {
  const { grossSalesInclVAT, totalMonthlyCosts } = monthly
  const tiedUp = Math.abs(advanced?.supplierCashGap ?? 0) + Math.abs(advanced?.customerCashGap ?? 0)
  const startup = advanced?.startupInvestment ?? 0
  const paid = Math.max(0, ...(cashPlan?.months ?? []).map((month) => month.supplierPayments + month.receipts))
  // Demand of the last month: what grows by the month cancels at its own size.
  const growth = Math.min(2, Math.max(0, plan.monthlyGrowthRate))
  return 1e-8 + 1e-11 * (1 + growth) ** 36 * (grossSalesInclVAT + totalMonthlyCosts + tiedUp + startup + paid)
}
