interface Page {
  nextCursor: string | null
}

/** Every page of a list, one after the other, each asked for when the one before was read. */
export async function* pagesOf<P extends Page>(
  read: (query: { cursor?: string }) => Promise<P>,
): AsyncGenerator<P, void, undefined> {
  let cursor: string | null = null
  do {
    const page: P = await read(cursor === null ? {} : { cursor })
    yield page
    cursor = page.nextCursor
  } while (cursor !== null)
}
