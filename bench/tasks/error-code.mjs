// An error code: an address that is confirmed already needs no code by mail.

export const heading = 'Add an error code'

const after = (line, put) => ({ find: new RegExp(`^( *)${line}$`, 'm'), put: `$&\n$1${put}` })

export const edits = [
  { file: 'src/domain/error-codes.ts', ...after('EMAIL_TAKEN: 409,', 'EMAIL_CONFIRMED: 409,') },
  {
    file: 'src/i18n/en/errors.ts',
    ...after("LAST_ADMIN: '.*',", "EMAIL_CONFIRMED: 'This e-mail address is confirmed already.',"),
  },
  {
    file: 'src/i18n/ar/errors.ts',
    ...after("LAST_ADMIN: '.*',", "EMAIL_CONFIRMED: 'تم تأكيد هذا البريد من قبل.',"),
  },
  {
    file: 'server/routers/account.ts',
    find: 'if (isEmailVerified) return { ...done, form: null }',
    put: "if (isEmailVerified) throw new AppError('EMAIL_CONFIRMED')",
  },
]
