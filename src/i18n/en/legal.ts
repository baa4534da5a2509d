/** Privacy and terms. A line break inside a text begins a new paragraph. */
export const legal = {
  privacy: {
    title: 'Privacy',
    intro: 'What Mizan keeps about you, where, and for how long. We keep as little as we can.',
    sections: {
      without: {
        title: 'Without an account',
        text: 'The evaluator runs in your browser. What you type stays in the storage of that browser on your device, together with your language, currency and theme. It is not sent to us. Clearing the data of this site in your browser removes it.',
      },
      account: {
        title: 'With an account',
        text: 'We keep your name, email address, phone number and country, your preferred language and currency, what you tell us about your business, and the projects you save with your notes on their figures and their earlier versions: all those of the last hour, one an hour for a day, one a day for 90 days, and those you name for as long as you keep the project. A project that you delete can be restored for 30 days; then it is deleted permanently, or earlier if you say so. Your password is kept only as a hash that cannot be reversed.\nFor every device where you are signed in, we keep the name of its browser and when it was last used, so that you can sign it out. For each passkey we keep its public key, the name you give it and when it was last used; recovery codes only as hashes. Your fingerprint, face or PIN never leaves your device. When you share a plan with a link, we keep a copy of its figures and of the names of the store and its products, what you call the link, when it ends, how often it was opened and when last; not who opened it. An edit that could not be sent yet is kept in your browser until it has been sent.\nFor each access token that you create for your programs we keep its name, what it allows, when it ends and when it was last used; the token itself only as a hash. For each webhook we keep its address and the last 20 deliveries: what happened and when, the name of the project, and how the address answered.\nFor each actual month that you keep with a project we hold its figures by source and product, and nothing about your customers. For each store that you connect we keep its name, the permission that its platform gave, encrypted, and when its orders were last fetched. The orders are read every night; names, phone numbers and addresses in them are not kept.',
      },
      use: {
        title: 'What it is used for',
        text: 'To run the product for you: to sign you in, to open your projects on any device, to notify the addresses that you add as webhooks of what you choose, to send you the codes and receipts that you ask for, and to help you when you write to us. We do not sell any of it, show no advertising and use no third-party tracking or analytics. Administrators of this site can see accounts, orders and projects in order to support their owners.',
      },
      cookies: {
        title: 'Cookies',
        text: 'All our own. One holds your session while you are signed in: it lasts 30 days from your last visit, 90 at most, and no script can read it. One remembers the language you chose, for a year. One remembers whether the sidebar is open, for 7 days. One says for a year that you have signed in from this browser, so that wrong guesses of others do not keep you out. Administrators have one more, for half a minute after a change.',
      },
      payment: {
        title: 'Payment',
        text: 'Card payments are handled by Stripe on its own pages: your card number never reaches us. Stripe receives your email address and what you buy, and tells us whether it was paid. We keep the amount, the day and Stripe’s reference for the payment, and an order with your name, email address and phone number.',
      },
      others: {
        title: 'Who else receives data',
        text: 'The company that hosts this site and its backups stores what we keep. The company that delivers our emails receives the address and text of each email. Stripe receives your email address and what you pay, where you pay by card. The addresses that you name as webhooks receive what you chose, with the name of the project. They act for us or for you, and for nothing else.',
      },
      technical: {
        title: 'What the server records',
        text: 'The log holds the address, time and path of requests, never passwords, cookies or plans. Attempts to sign in and to verify payments are counted for minutes or hours to stop guessing; whom they concern is stored only as a hash. Changes by administrators, attempts to use another person’s payment, and the creation and removal of passkeys, access tokens and webhooks are kept with the address they came from.',
      },
      periods: {
        title: 'How long it is kept',
        text: 'Your account and projects: until you delete them. Sessions: 30 days without use, 90 at most. Codes from emails: one day. Access tokens and links: one month after they end. Orders and invoices: as long as the law asks for books, ten years. The log of changes: five years, and the network addresses in it one year. The log of requests: 90 days at most. Attempts to sign in: up to 30 days, without names.',
      },
      law: {
        title: 'Personal Data Protection Law',
        text: 'The Saudi Personal Data Protection Law applies to what is kept here. The seller and operator of this site is responsible for it. We process your data to perform our contract with you, and what you add of your business because you chose to: those boxes are optional, and you can clear them at any time.\nYou have the right to know what we keep, to a copy in a common format, to have it corrected and to have it destroyed; all of it is on your account page, and support answers requests within 30 days. Where this site is hosted outside the Kingdom, your data is transferred there to perform the contract. You can complain to the Saudi Data and AI Authority (SDAIA).',
      },
      rights: {
        title: 'Downloading and deleting your data',
        text: 'On your account page you can download everything we keep about you as one file, and delete your account. If you cannot sign in, write to support from the address of the account: we do either for you within 30 days. Deleting removes your details, your projects, even those you deleted before, their notes, versions and links, and your sessions, passkeys, access tokens and webhooks at once. Orders remain without the account, because business records have to be kept.',
      },
    },
  },
  terms: {
    title: 'Terms of use',
    intro: 'What you can expect of Mizan, and what we ask of you.',
    sections: {
      product: {
        title: 'What it is',
        text: 'Mizan calculates what follows from the figures you enter: costs, profit, break-even and cash. The results are only as good as those figures and do not promise how a business will perform. They are not accounting, tax, legal or investment advice: have an advisor review them before you commit money.',
      },
      access: {
        title: 'Access and price',
        text: 'The first places are free for life. After that, lifetime access costs {{price}} once, with nothing added: where the seller is registered for VAT, the tax is part of it. There is no subscription and nothing renews. It includes 2 hours of expert consultation, worth {{value}}, which you arrange with support after the purchase; the receipt explains how.',
      },
      fairUse: {
        title: 'Fair use',
        text: 'Projects are unlimited for any normal use. To keep automated programs from crowding out people, an account can hold up to 1,000 projects and create up to 60 per hour. One account is for one person or business; do not share its password.',
      },
      refund: {
        title: 'Refunds',
        text: 'To ask for a refund, write to support with the order number on your receipt. Refunds go back to the card or the bank account that paid. When more than half of the amount has been refunded, lifetime access ends. When a payment is disputed with a bank, access is suspended until the bank has decided. In both cases your projects stay, and you can still open them and download your data.',
      },
      yours: {
        title: 'What is yours stays yours',
        text: 'Your plans belong to you. We use them only to show them to you and to support you. You can take each of them with you as a PDF report, as an Excel workbook, as CSV, and as a plan file that Mizan opens again. Anyone you give a file to can read what is in it.',
      },
      conduct: {
        title: 'What is not allowed',
        text: 'Trying to access other people’s data, guessing accounts or payments, or disrupting the service. An account that does so can be deactivated.',
      },
      ending: {
        title: 'Ending the service',
        text: 'You can delete your account at any time on your account page. If the service ends, you can download your data before it does.',
      },
    },
  },
  operator: {
    title: 'Who operates this site',
    name: 'Name',
    registration: 'Commercial registration',
    vatNumber: 'VAT number',
    address: 'Address',
    email: 'Email',
    phone: 'WhatsApp',
  },
  support: 'Questions',
  write: 'Email support',
  chat: 'Ask on WhatsApp',
  subject: 'Question about Mizan',
  greeting: 'Hello, I have a question about Mizan.',
  toPrivacy: 'Privacy',
  toTerms: 'Terms of use',
}
