import * as Toast from '@radix-ui/react-toast'
import { useAtom } from 'jotai'
import { classes } from '../classes'
import { Cross } from '../icons'
import { toastAtom } from './toasts'

interface ToastHostProps {
  label: string
  closeLabel: string
  mirrored: boolean
}

/** Where notices appear: 5 s, paused under the pointer or focus, F8 leads there, swiped away toward the line's end. */
export default function ToastHost({ label, closeLabel, mirrored }: ToastHostProps) {
  const [message, setMessage] = useAtom(toastAtom)
  return (
    <Toast.Provider label={label} duration={5000} swipeThreshold={50} swipeDirection={mirrored ? 'left' : 'right'}>
      {message ? (
        <Toast.Root
          key={message.id}
          type="foreground"
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
          <div className="min-w-0 grow">
            <Toast.Title className="font-semibold">{message.title}</Toast.Title>
            {message.text ? <Toast.Description className="text-small">{message.text}</Toast.Description> : null}
          </div>
          <Toast.Close
            aria-label={closeLabel}
            className="-me-2 -mt-2 inline-flex size-11 items-center justify-center rounded-control hover:bg-sunken"
          >
            <Cross />
          </Toast.Close>
        </Toast.Root>
      ) : null}
      <Toast.Viewport
        hotkey={['F8']}
        className="fixed inset-x-4 bottom-20 z-50 flex flex-col sm:start-auto sm:w-full sm:max-w-sm lg:bottom-4"
      />
    </Toast.Provider>
  )
}
