import { AppError } from '../infra/errors'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** An id as the database spells it. Text that is no id names nothing: it is answered like an id that nothing has. */
export function rowId(text: string): string {
  if (!uuid.test(text)) throw new AppError('NOT_FOUND')
  return text.toLowerCase()
}
