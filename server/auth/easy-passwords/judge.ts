import { dictionary } from '@zxcvbn-ts/language-common'
import { AppError } from '../../infra/errors'
import { beginsPhrase, isOfLocalWords } from './local-words'
import { plainly, readingsOf, repeated } from './readings'
import { isWalk } from './walks'
import type { WordList } from './word-list'

const common = new Set(dictionary['passwords-common'])

/** Shorter pieces are guessed whole, however often they are repeated. */
const shortestPiece = 6

/** The address that a password protects, its name, its host, and the words that these are made of. */
function wordsOfAddress(email: string): string[] {
  const [name = '', host = ''] = email.split('@')
  const words = [email, name, host, ...name.split(/[^\p{L}\p{N}]+/u), ...host.split('.')]
  return words.filter((word) => word.length > 2).map(plainly)
}

/** Whose password it is to be. The telephone number is the national one. */
interface Owner {
  email: string
  phone?: string
}

/** A mobile number of this market, at home or from abroad. */
const saudiMobile = /^(?:(?:00)?966)?0?5\d{8}$/
const shortestPhone = 6

/** Whether a text is a telephone number: of this market, or the account's own. */
function isPhone(plain: string, phone = ''): boolean {
  if (/\p{L}/u.test(plain)) return false
  const digits = plain.replace(/\D/g, '')
  const own = phone.replace(/\D/g, '').replace(/^0+/, '')
  return saudiMobile.test(digits) || (own.length >= shortestPhone && digits.endsWith(own))
}

/**
 * Whether a guesser would try this one early. Guessers take what is on every list, what people here like, what belongs to
 * the account and to this product, and do to it what everybody does.
 */
function isEasyToGuess(password: string, { email, phone }: Owner, more: WordList): boolean {
  const plain = plainly(password)
  if (isPhone(plain, phone)) return true
  if (new Set(plain).size < 3 || repeated(plain).length < shortestPiece) return true
  const own = wordsOfAddress(email)
  return readingsOf(password).some(
    (text) =>
      common.has(text) ||
      own.includes(text) ||
      isWalk(text) ||
      isOfLocalWords(text) ||
      beginsPhrase(text) ||
      more.has(text),
  )
}

/** Refuses a new password that is easy to guess, at the field named `path`. */
export type RefuseEasyPassword = (password: string, owner: Owner, path?: string) => void

/** `more`: what the operator has added to the lists. */
export const createRefuseEasyPassword =
  (more: WordList): RefuseEasyPassword =>
  (password, owner, path = 'password') => {
    if (isEasyToGuess(password, owner, more))
      throw new AppError('BAD_INPUT', { issues: [{ path, code: 'passwordCommon' }] })
  }
