/** The mails. `{code}` and the like are where the values stand. */
export const mail = {
  hello: 'Hello,',
  signature: 'The Mizan team',
  registration: {
    subject: 'Your Mizan confirmation code: {code}',
    text: 'Use this code to confirm your email address with Mizan:',
    linkSubject: 'Confirm your email address with Mizan',
    linkText: 'Open this link to confirm your email address with Mizan:',
  },
  login: {
    subject: 'Your Mizan sign-in code: {code}',
    text: 'Use this code to sign in to Mizan:',
    linkSubject: 'Sign in to Mizan',
    linkText: 'Open this link to sign in to Mizan:',
  },
  password_reset: {
    subject: 'Your code for a new Mizan password: {code}',
    text: 'Use this code to choose a new password for Mizan:',
    linkSubject: 'Choose a new Mizan password',
    linkText: 'Open this link to choose a new password for Mizan:',
  },
  proof: {
    subject: 'Your Mizan security code: {code}',
    text: 'Use this code in Mizan to confirm that it is you, before something important such as deleting your account:',
    linkSubject: 'Confirm to Mizan that it is you',
    linkText: 'Open this link to confirm that it is you, before something important such as deleting your account:',
  },
  expires: 'It is valid for 10 minutes and works once.',
  ignore: 'If you did not request it, you can ignore this message. Never share this code: we will not ask you for it.',
  linkExpires: 'It is valid for 10 minutes and works once.',
  linkWhy: 'We sent a link instead of a code because many attempts were made on your account.',
  linkIgnore:
    'If you did not request it, you can ignore this message. Never pass this link on: it works for anyone who has it.',
  notices: {
    device: {
      subject: 'New sign-in to your Mizan account',
      text: 'Someone has just signed in to your Mizan account in a browser that has not been used for it before.',
    },
    passkey: {
      subject: 'New passkey for your Mizan account',
      text: 'A passkey has just been added to your Mizan account. The device that has it signs in without your password.',
    },
    recoveryCodes: {
      subject: 'New recovery codes for your Mizan account',
      text: 'Recovery codes have just been made for your Mizan account. The ones before them no longer work.',
    },
    recovery: {
      subject: 'A recovery code was used for your Mizan account',
      text: 'Someone has just signed in to your Mizan account with one of your recovery codes. It does not work again.',
    },
    token: {
      subject: 'New access token for your Mizan account',
      text: 'An access token has just been created for your Mizan account. A program that holds it can reach your projects.',
    },
    webhook: {
      subject: 'New webhook for your Mizan account',
      text: 'A webhook has just been added to your Mizan account. Its address is notified of what was chosen for it, such as each save of a project.',
    },
    wrongCodes: {
      subject: 'Many wrong codes for your Mizan account',
      text: 'Today 25 wrong codes were entered for your Mizan account. None of them gave access to it.',
    },
    wrongPasswords: {
      subject: 'Many wrong passwords in a session of your Mizan account',
      text: '10 wrong passwords were entered on a device that was signed in to your Mizan account. That session has ended.',
    },
    adminReset: {
      subject: 'A new Mizan password was requested in an unknown browser',
      text: 'Someone asked for a new password for your Mizan account in a browser that has not been used for it before. You are an administrator, so the mailbox alone is not enough.',
    },
    advice: {
      adminReset:
        'If it was you, ask for it in a browser in which you have signed in before, or ask another administrator to set a password for you. If there is no other, one can be added on the machine that Mizan runs on. If it was not you, there is nothing to do.',
      wrongCodes:
        'You do not have to do anything. If it goes on, we will email you a link instead of a code: a link cannot be guessed. Never share a code or a link from us: we will not ask you for it.',
    },
    from: 'Device: {device}',
    at: 'Time in Riyadh: {time}',
    you: 'If this was you, there is nothing to do.',
    notYou:
      'If it was not you, choose a new password now. That signs out every device, revokes all access tokens and turns off all webhooks.',
    passkeysEnd: 'It also removes passkeys and recovery codes.',
    passkeysStay:
      'Passkeys and recovery codes stay: on the account page, remove any passkey that is not yours and make new recovery codes.',
    reset: 'Choose a new password: {address}',
    see: 'See what has access to your account: {address}',
  },
  transfer: {
    ordered: {
      subject: 'Your Mizan order {number}: bank transfer',
      greeting: 'Thank you, {name}. Your order is waiting for your transfer.',
      text: 'Access opens once the transfer has arrived and we have confirmed it. The receipt comes by email.',
      amount: 'Amount: SAR\u00a0{amount}',
      holder: 'Account holder: {holder}',
      bank: 'Bank: {bank}',
      iban: 'IBAN: {iban}',
      reference: 'Write in the transfer: {number}',
      until: 'The order is kept until {date}.',
    },
    ended: {
      subject: 'Your Mizan order {number} is closed',
      overdue: 'No transfer for order {number} has arrived within 7 days, so it is closed. Nothing is owed.',
      refused: 'Order {number} is closed without access:',
      again: 'You can order again at any time.',
      order: 'Order again: {address}',
    },
  },
  receipt: {
    subject: 'Your Mizan receipt {number}',
    greeting: 'Thank you, {name}. Your payment has arrived and lifetime access is open.',
    title: 'Receipt from Mizan',
    number: 'Order number: {number}',
    date: 'Date: {date}',
    product: 'Lifetime access to Mizan, with 2 hours of expert consultation',
    net: 'Amount excluding VAT: SAR\u00a0{amount}',
    vat: 'VAT {rate}%: SAR\u00a0{amount}',
    total: 'Paid: SAR\u00a0{amount}',
    reference: 'Payment reference: {reference}',
    consultation: 'Your purchase includes 2 hours of consultation, worth SAR\u00a0{value}.',
    book: 'To arrange them, tell us your order number and two times that suit you.',
    chat: 'WhatsApp: {address}',
    mail: 'Email: {address}',
    print: 'View or print the receipt: {address}',
  },
}
