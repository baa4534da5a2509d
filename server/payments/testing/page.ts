import type { Session } from './books'

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

/** What the buyer sees: the amount, a button that pays, and a way back. */
export function checkoutPage({ amount_total: amount, currency, cancel_url: cancel, customer_email: email }: Session) {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Checkout</title><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"></head>
<body><main><h1>${escaped(currency.toUpperCase())} ${(amount / 100).toFixed(2)}</h1>
<p>${escaped(email ?? '')}</p>
<form method="post"><button>Pay</button></form>
<a href="${escaped(cancel)}">Back</a></main></body>
</html>
`
}
