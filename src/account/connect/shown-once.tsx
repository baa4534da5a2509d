import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Copy } from '../../ui/icons'
import { controlClasses } from '../../ui/inputs/control'
import { showToast } from '../../ui/overlays/toasts'

interface ShownOnceProps {
  title: string
  text: string
  label: string
  value: string
}

/** A secret that was just made. A new one in the same place is said as well. */
export function ShownOnce(props: ShownOnceProps) {
  return <Secret key={props.value} {...props} />
}

/** It stays until the page is left, and takes the focus from the form that is gone. */
function Secret({ title, text, label, value }: ShownOnceProps) {
  const { t } = useTranslation('connect')
  const place = useRef<HTMLElement>(null)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => place.current?.focus(), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      showToast({ title: t('copied') })
    } catch {
      box.current?.select()
      showToast({ title: t('notCopied'), variant: 'destructive' })
    }
  }
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={title}
      className="flex flex-col gap-3 rounded-panel border border-accent bg-accent-soft p-4 outline-none"
    >
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-small">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <input
          ref={box}
          readOnly
          dir="ltr"
          aria-label={label}
          value={value}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className={controlClasses(false, 'basis-64 grow font-mono')}
        />
        <Button variant="primary" onClick={copy}>
          <Copy />
          {t('copy')}
        </Button>
      </div>
    </section>
  )
}
