import * as z from 'zod/mini'

/** The id of a row, as the database spells it: it takes capitals too, and would find a row that a text is not equal to. */
export const rowIdSchema = z.uuid().check(z.toLowerCase())
