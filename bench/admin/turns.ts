export { openPostgres } from '../../db/client'
export { createTurns } from '../../server/connect/turns'
