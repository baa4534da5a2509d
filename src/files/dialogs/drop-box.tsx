import { type DragEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button'
import { classes } from '../../ui/classes'
import { Folder } from '../../ui/icons'

interface DropBoxProps {
  label: string
  hint: string
  /** Which files the device offers: endings and types, as in `accept`. */
  accept: string
  /** Several files may be taken at once. */
  isMultiple?: boolean
  onFiles: (files: readonly File[]) => void
}

/** Takes files that are chosen or dropped. */
export function DropBox({ label, hint, accept, isMultiple = false, onFiles }: DropBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (list: FileList | null) => {
    if (list && list.length > 0) onFiles([...list])
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way for a pointer; the button is the way for all.
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classes(
        'flex min-h-32 flex-col items-center justify-center gap-2 rounded-panel border border-dashed p-4 text-center',
        isOver ? 'border-accent bg-accent-soft' : 'border-control',
      )}
    >
      <Button data-autofocus onClick={() => input.current?.click()}>
        <Folder />
        {label}
      </Button>
      <p className="text-small text-muted">{hint}</p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={isMultiple}
        onChange={(event) => {
          take(event.target.files)
          // The same file may be chosen again, once it was mended.
          event.target.value = ''
        }}
      />
    </div>
  )
}
