import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './db/schema.ts',
    './db/counter-schema.ts',
    './db/history-schema.ts',
    './db/actuals-schema.ts',
    './db/reference-schema.ts',
    './db/service-schema.ts',
    './db/connect-schema.ts',
    './db/sharing-schema.ts',
    './db/payment-schema.ts',
  ],
  out: './db/migrations',
  casing: 'snake_case',
})
