import { Readable } from 'node:stream'
import { callTRPCProcedure } from '@trpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedLanguage } from '../../http/language'
import { type AppServices, createContext } from '../../procedures/context'
import { standbyFor } from '../../procedures/fresh-reads'
import type { ExportedList } from '../../routers/admin/exports'
import { appRouter } from '../../routers/router'
import { exportLines } from './lines'

/** Where a list is taken along, and by which procedure. */
export const listExport = { path: '/api/admin/exports', procedure: 'admin.exports.begin' } as const

/**
 * Sends a list to an administrator as a file. It is a path of our own screens and no part of the documented interface: a
 * file of all accounts is for a person who reads it, and programs page through the lists.
 */
export function exportRoute(app: FastifyInstance, shared: AppServices): void {
  app.post(listExport.path, async (request: FastifyRequest, reply: FastifyReply) => {
    const ctx = createContext(shared, request, reply)
    // Who may, how often, and that it is kept in the log, is the procedure's business.
    const exported: ExportedList = await callTRPCProcedure({
      router: appRouter,
      path: listExport.procedure,
      type: 'mutation',
      ctx,
      getRawInput: async () => request.body,
      signal: undefined,
      batchIndex: 0,
    })
    const day = new Date().toISOString().slice(0, 10)
    const from = { ...ctx, db: standbyFor(ctx)?.db ?? ctx.db }
    const lines = exportLines(from, exported, acceptedLanguage(request.headers['accept-language']))
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="mizan-${exported.list}-${day}.csv"`)
      .send(Readable.from(lines, { highWaterMark: 1 }))
  })
}
