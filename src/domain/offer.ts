/** What lifetime access costs, once, in SAR. Source: docs/rest.md, 'Payments'. */
export const lifetimePriceSAR = 199
