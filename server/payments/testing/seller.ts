/** The settings of a seller who is registered for VAT. */
export const seller = {
  OPERATOR_NAME: 'Mizan Trading',
  OPERATOR_REGISTRATION: '1010000000',
  OPERATOR_ADDRESS: '8228 Imam Road, Riyadh',
  OPERATOR_VAT_NUMBER: '300000000000003',
}
