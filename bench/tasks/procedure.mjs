// A procedure with its screen: a button that removes the access tokens that have expired.

export const heading = 'Add a procedure'

export const edits = [
  {
    file: 'server/routers/tokens.ts',
    find: '  /** At once: the next call with it is refused. */',
    put: `  /** Removes those that have expired, before they are purged. */
  clearExpired: signedInProcedure({ ...changes, cpuMs: 6, statements: 2 }).mutation(async ({ ctx }) => {
    const isExpired = and(eq(table.userId, ctx.user.id), lt(table.expiresAt, new Date()))
    const removed = await ctx.db.delete(table).where(isExpired).returning({ id: table.id })
    return { removed: removed.length }
  }),

$&`,
  },
  {
    file: 'server/routers/tokens.ts',
    find: "import { and, desc, eq } from 'drizzle-orm'",
    put: "import { and, desc, eq, lt } from 'drizzle-orm'",
  },
  {
    file: 'server/query-plans/testing/calls/connections.ts',
    find: /^( *)'tokens.list': .*$/m,
    put: "$&\n$1'tokens.clearExpired': (world) => ours(world).trpc.tokens.clearExpired.mutate(),",
  },
  {
    file: 'server/connect/tokens.test.ts',
    find: "  it('go with their account, and a month after they have expired', async () => {",
    put: `  it('that have expired are removed when their owner asks for it, and no others', async () => {
    const [old, other] = [await programOf(app, noor.visitor, 'read'), await signedInVisitor(app)]
    const { id } = await programOf(app, noor.visitor, 'read')
    await programOf(app, other.visitor, 'read')
    const expiresAt = new Date(Date.now() - 1000)
    await db.update(apiTokens).set({ expiresAt }).where(ne(apiTokens.id, id))
    expect(await noor.visitor.trpc.tokens.clearExpired.mutate()).toEqual({ removed: 1 })
    expect((await db.select().from(apiTokens)).map((token) => token.id)).not.toContain(old.id)
    expect(await db.$count(apiTokens)).toBe(2)
  })

$&`,
  },
  {
    file: 'server/connect/tokens.test.ts',
    find: /^import \{ eq(.*)\} from 'drizzle-orm'$/m,
    put: "import { eq, ne$1} from 'drizzle-orm'",
  },
  {
    file: 'src/account/connect/tokens-section.tsx',
    find: "        {t('tokens.add')}\n      </Button>",
    put: `$&
      <Button variant="quiet" className="self-start" onClick={() => clearExpired.mutate()}>
        {t('tokens.clearExpired')}
      </Button>`,
  },
  {
    file: 'src/account/connect/tokens-section.tsx',
    find: '  const tokens = trpc.tokens.list.useQuery()',
    put: '$&\n  const clearExpired = trpc.tokens.clearExpired.useMutation({ onSuccess: () => tokens.refetch() })',
  },
  {
    file: 'src/i18n/en/account/connect.ts',
    find: /^( *)add: 'New token',$/m,
    put: "$&\n$1clearExpired: 'Remove expired tokens',",
  },
  {
    file: 'src/i18n/ar/account/connect.ts',
    find: /^( *)add: 'رمز جديد',$/m,
    put: "$&\n$1clearExpired: 'حذف الرموز المنتهية',",
  },
]
