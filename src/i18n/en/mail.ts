/** The mails. `{code}` and the like are where the values stand. */
export const mail = {
  registration: {
    subject: 'Your Mizan confirmation code: {code}',
    text: 'Use this code to confirm your email address with Mizan:',
  },
  login: {
    subject: 'Your Mizan sign-in code: {code}',
    text: 'Use this code to sign in to Mizan:',
  },
  password_reset: {
    subject: 'Your code for a new Mizan password: {code}',
    text: 'Use this code to choose a new password for Mizan:',
  },
  proof: {
    subject: 'Your Mizan security code: {code}',
    text: 'Use this code in Mizan to confirm that it is you:',
  },
  expires: 'It is valid for 10 minutes and works once.',
  ignore: 'If you did not request it, you can ignore this message. Never share this code: we will not ask you for it.',
  receipt: {
    subject: 'Your Mizan receipt {number}',
    greeting: 'Thank you, {name}. Your payment has arrived and lifetime access is open.',
    title: 'Receipt from Mizan',
    number: 'Order number: {number}',
    date: 'Date: {date}',
    product: 'Lifetime access to Mizan, with 2 hours of expert consultation',
    net: 'Amount excluding VAT: SAR {amount}',
    vat: 'VAT {rate}%: SAR {amount}',
    total: 'Paid: SAR {amount}',
    reference: 'Payment reference: {reference}',
    consultation: 'Your 2 hours of consultation, worth SAR {value}:',
    book: 'To arrange them, tell us your order number and two times that suit you.',
    chat: 'WhatsApp: {address}',
    mail: 'Email: {address}',
    print: 'View or print the receipt: {address}',
  },
}
