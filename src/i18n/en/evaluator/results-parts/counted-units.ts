/** Days and months with their number. */
export const countedUnits = {
  days_one: '{{figure}} day',
  days_other: '{{figure}} days',
  months_one: '{{figure}} month',
  months_other: '{{figure}} months',
}
