import { useEffect } from 'react'
import type { Paged } from './use-paged-query'

/** As many rows as a screen shows. */
const enough = 20

/** Reads on until there is something to see: a page of a search looks at so much, and may find little in it, or nothing. */
export function useLoadUntilFull<Row>(list: Paged<Row>): Paged<Row> {
  const { rows, hasMore, isLoadingMore, isFailed, more } = list
  const isShort = rows !== undefined && rows.length < enough && hasMore && !isLoadingMore && !isFailed
  useEffect(() => {
    if (isShort) more()
  }, [isShort, more])
  return list
}
