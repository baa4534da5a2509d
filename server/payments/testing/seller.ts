/** The settings of a seller who is registered for VAT. */
export const seller = {
  OPERATOR_NAME: 'Mizan Trading',
  OPERATOR_REGISTRATION: '1010000000',
  OPERATOR_ADDRESS: '8228 Imam Road, Riyadh',
  OPERATOR_VAT_NUMBER: '300000000000003',
}

/** The account that buyers transfer to. */
export const bankAccount = { BANK_NAME: 'Bank of Riyadh', BANK_IBAN: 'SA03 8000 0000 6080 1016 7519' }
