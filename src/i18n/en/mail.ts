/** The mails. `{code}` is where the code stands. */
export const mail = {
  registration: {
    subject: 'Your Mizan confirmation code: {code}',
    text: 'Use this code to confirm your email address at Mizan:',
  },
  login: {
    subject: 'Your Mizan sign-in code: {code}',
    text: 'Use this code to sign in to Mizan:',
  },
  password_reset: {
    subject: 'Your code for a new Mizan password: {code}',
    text: 'Use this code to choose a new password at Mizan:',
  },
  expires: 'It is valid for 10 minutes and works once.',
  ignore: 'If you did not ask for it, you can ignore this message. Never pass the code on: we will not ask you for it.',
}
