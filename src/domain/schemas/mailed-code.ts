import * as z from 'zod/mini'
import type { IssueCode } from '../error-codes'
import { latinDigits } from '../text/latin-digits'

const wrong: IssueCode = 'code'

/** What a mailed link bears in place of digits: 128 random bits in base64url. */
const linkSecret = /^[\w-]{22}$/

/** Whether what proves that a mail was read came from a link, and not from digits that were typed. */
export const isLinkSecret = (code: string): boolean => linkSecret.test(code)

/** Six digits from a mail, in any script and with any spaces, or the secret of a link. */
export const mailedCodeSchema = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(400, wrong)),
    z.transform((text) => latinDigits(text.normalize('NFKC')).replace(/\s/g, '')),
  ),
  z.string().check(z.regex(/^(\d{6}|[\w-]{22})$/, wrong)),
)
