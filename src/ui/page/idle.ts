import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle'

/** Whether the page has come to rest once. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}
