import * as z from 'zod/mini'

export const moment = z.iso.datetime()

export const exampleMoment = '2026-11-02T08:15:30.125Z'
export const exampleIds = {
  user: '01990d3f-5a10-7c52-8f4e-2b6f0a9c1d01',
  project: '01990d41-7b32-7d18-9a60-41c7e5d2a802',
  version: '01990d44-1c54-7e29-b1f3-58d9f6e3b903',
  order: '01990d46-9d76-7f3a-84c5-6feaa7f4ca04',
  row: '01990d49-2e98-704b-9e17-70fbb805db05',
  entry: '01990d4b-6fba-715c-a839-81acc916ec06',
}

/** The cursor of the next page of a list; null after the last. */
export const nextCursor = z.nullable(z.string())

/** A text in both languages. */
export const inBoth = z.object({ en: z.string(), ar: z.string() })
