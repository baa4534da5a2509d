// Calls that are tried again: auto-save after one more error, a query after a network failure, and a REST route whose
// caller may repeat it under an idempotency key.

export const heading = 'Retry a call'

const restore = `return saveProject(ctx, ctx.db, save)
    }),
})`

export const edits = [
  {
    file: 'src/evaluator/saving/save-calls.ts',
    find: "  TIMEOUT: 'failed',",
    put: "$&\n  PAYMENTS_UNAVAILABLE: 'failed',",
  },
  {
    file: 'src/api.ts',
    find: /^( *)queries: \{([^}]*)retry: false,$/m,
    put: '$1queries: {$2retry: (count, error) => count < 1 && serverCode(error) === undefined,',
  },
  {
    file: 'server/infra/idempotency.ts',
    find: /^( *)\| 'projects.create'$/m,
    put: "$&\n$1| 'projects.versions.restore'",
  },
  {
    file: 'server/routers/project-versions.ts',
    find: restore,
    put: `const key = ctx.request.headers['idempotency-key']
      const call = { key, call: 'projects.versions.restore', userId: ctx.user.id, input } as const
      return withIdempotencyKey(ctx, call, (tx) => saveProject(ctx, tx, save))
    }),
})`,
  },
  {
    file: 'server/routers/project-versions.ts',
    find: /^import \{ AppError \} from '..\/infra\/errors'$/m,
    put: "$&\nimport { withIdempotencyKey } from '../infra/idempotency'",
  },
  {
    file: 'server/rest/routes/projects.routes.ts',
    find: /^( *)description: 'The revision goes up by one, as with every save.',$/m,
    put: '$&\n$1takesIdempotencyKey: true,',
  },
]
