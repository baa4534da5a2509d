import type { FastifyRequest } from 'fastify'

/** Whether a call came by the paths that programs use; our own pages have theirs. */
export const isOverRest = ({ request }: { request: FastifyRequest }): boolean => !request.url.startsWith('/trpc/')
