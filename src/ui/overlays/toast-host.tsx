import * as Toast from '@radix-ui/react-toast'
import { useAtom } from 'jotai'
import { classes } from '../classes'
import { Cross } from '../icons'
import { type ToastMessage, toastAtom } from './toasts'

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

/**
 * Where notices appear: at the top, below any dialog. They stay 5 s, or, with an action, until they are answered; paused
 * under the pointer or focus, F8 leads there, swiped away toward the line's end.
 */
export default function ToastHost({ label, closeLabel, mirrored }: ToastHostProps) {
  const [message, setMessage] = useAtom(toastAtom)
  return (
    <Toast.Provider label={label} duration={5000} swipeThreshold={50} swipeDirection={mirrored ? 'left' : 'right'}>
      {message ? (
        <Toast.Root
          key={message.id}
          type="foreground"
          {...(message.action ? { duration: Number.POSITIVE_INFINITY } : {})}
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
      <Toast.Viewport hotkey={['F8']} className="fixed inset-x-4 top-4 z-30 mx-auto flex max-w-md flex-col" />
    </Toast.Provider>
  )
}
