import type { FastifyRequest } from 'fastify'

/** Whether a call came by the documented paths, which programs use; our own pages have theirs. */
export const isOverRest = ({ request }: { request: FastifyRequest }): boolean => request.url.startsWith('/api/')
