import { useEffect } from 'react'
import { trpc } from '../api'

/** Every project of the signed-in person. Searching and sorting need all, so each page fetches the next. */
export function useProjectList() {
  const list = trpc.projects.list.useInfiniteQuery({}, { getNextPageParam: (page) => page.nextCursor })
  const { hasNextPage, isFetching, isError, fetchNextPage } = list
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])
  return {
    projects: list.data?.pages.flatMap((page) => page.projects),
    isFailed: list.isError,
    retry: () => void list.refetch(),
  }
}
