import * as Radix from '@radix-ui/react-tooltip'
import type { ReactNode } from 'react'

/** Names a thing that shows only a picture, after the pointer or the focus has rested on it for 700 ms. */
export function Tooltip({ text, side, children }: { text: string; side: 'start' | 'end'; children: ReactNode }) {
  const isMirrored = document.documentElement.dir === 'rtl'
  return (
    <Radix.Provider delayDuration={700}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={(side === 'end') === isMirrored ? 'left' : 'right'}
            sideOffset={8}
            className="z-50 rounded-control bg-text px-3 py-1.5 text-small text-bg shadow-float"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
