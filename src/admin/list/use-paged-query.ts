import { keepPreviousData } from '@tanstack/react-query'

/** A list that comes in pages, as far as it has come. */
export interface Paged<Row> {
  /** Undefined until the first page is there. */
  rows: readonly Row[] | undefined
  isFailed: boolean
  /** Other rows are on their way: these are of what was asked for before. */
  isOutdated: boolean
  hasMore: boolean
  isLoadingMore: boolean
  more: () => void
  retry: () => void
}

/** What the lists of the administration give to `useInfiniteQuery`. */
export const pagedOptions = {
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor,
  placeholderData: keepPreviousData,
} as const

interface InfiniteQuery<Page> {
  data: { pages: readonly Page[] } | undefined
  isError: boolean
  isPlaceholderData: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<unknown>
  refetch: () => Promise<unknown>
}

/** The rows of an infinite query, regardless of what its pages call them. */
export function paged<Page, Row>(query: InfiniteQuery<Page>, rowsOf: (page: Page) => readonly Row[]): Paged<Row> {
  // Asked for twice, a page comes once.
  const more = () => void query.fetchNextPage({ cancelRefetch: false })
  return {
    rows: query.data?.pages.flatMap(rowsOf),
    isFailed: query.isError,
    isOutdated: query.isPlaceholderData,
    hasMore: query.hasNextPage && !query.isPlaceholderData,
    isLoadingMore: query.isFetchingNextPage,
    more,
    retry: query.isFetchNextPageError ? more : () => void query.refetch(),
  }
}
