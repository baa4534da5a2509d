import * as Toast from '@radix-ui/react-toast'
import { useAtom } from 'jotai'
import { type RefObject, useRef } from 'react'
import { classes } from '../classes'
import { Cross } from '../icons'
import { secondsShown, type ToastMessage, toastAtom } from './toasts'
import { useFreePlace } from './use-free-place'

interface ToastHostProps {
  label: string
  closeLabel: string
  mirrored: boolean
}

/** What went well is one line, in which its heading steps back; what went wrong stands under a heading. */
function Words({ message: { title, text, variant } }: { message: ToastMessage }) {
  const isOneLine = text !== undefined && variant !== 'destructive'
  return (
    <div className={classes('min-w-0 grow', isOneLine && 'flex flex-wrap items-baseline gap-x-2')}>
      <Toast.Title className={isOneLine ? 'text-small text-muted' : 'font-semibold'}>{title}</Toast.Title>
      {text ? <Toast.Description className={isOneLine ? 'font-medium' : 'text-small'}>{text}</Toast.Description> : null}
    </div>
  )
}

/** Finds the place of the notice that it is a part of, as soon as that is drawn. */
function Placed({ viewport }: { viewport: RefObject<HTMLElement | null> }) {
  useFreePlace(viewport)
  return null
}

/**
 * Where notices appear: at the bottom or beside, where they cover no control. They stay for their time, which stands
 * still under the pointer or focus; F8 leads there, swiped away toward the line's end.
 */
export default function ToastHost({ label, closeLabel, mirrored }: ToastHostProps) {
  const [message, setMessage] = useAtom(toastAtom)
  const viewport = useRef<HTMLOListElement>(null)
  return (
    <Toast.Provider label={label} swipeThreshold={50} swipeDirection={mirrored ? 'left' : 'right'}>
      {message ? (
        <Toast.Root
          key={message.id}
          type="foreground"
          duration={secondsShown(message) * 1000}
          onOpenChange={(open) => {
            if (!open) setMessage((now) => (now?.id === message.id ? null : now))
          }}
          className={classes(
            'flex items-start gap-3 rounded-panel border p-4 shadow-float data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            message.variant === 'destructive'
              ? 'border-negative bg-negative-soft text-text'
              : 'border-line bg-surface text-text',
          )}
        >
          <Placed viewport={viewport} />
          <Words message={message} />
          {message.action ? (
            <Toast.Action
              altText={message.action.label}
              onClick={message.action.run}
              className="-my-2 inline-flex min-h-11 shrink-0 items-center rounded-control px-3 font-medium text-accent hover:bg-sunken"
            >
              {message.action.label}
            </Toast.Action>
          ) : null}
          <Toast.Close
            aria-label={closeLabel}
            className="-me-2 -mt-2 inline-flex size-11 items-center justify-center rounded-control hover:bg-sunken"
          >
            <Cross />
          </Toast.Close>
        </Toast.Root>
      ) : null}
      <Toast.Viewport
        ref={viewport}
        hotkey={['F8']}
        className="fixed z-30 flex w-[min(28rem,calc(100vw-2rem))] flex-col"
      />
    </Toast.Provider>
  )
}
