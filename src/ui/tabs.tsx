import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classes } from './classes'
import { useFade } from './scroll-sideways'

interface Tab {
  id: string
  label: string
  content: ReactNode
}

interface TabsProps {
  label: string
  tabs: readonly Tab[]
  /** The id of the tab that is shown, where something else than the tabs remembers it. */
  shown?: string
  onChoose?: (id: string) => void
}

/** Parts of which one is shown, on a phone in as many lines as their names take; the arrow keys follow the direction that the eye sees. */
export function Tabs({ label, tabs, shown, onChoose }: TabsProps) {
  const id = useId()
  const [own, setOwn] = useState(0)
  const chosen = shown === undefined ? own : tabs.findIndex((tab) => tab.id === shown)
  const setChosen = (at: number) => {
    setOwn(at)
    const tab = tabs[at]
    if (tab && at !== chosen) onChoose?.(tab.id)
  }
  const list = useRef<HTMLDivElement>(null)
  const fade = useFade(list)

  useEffect(() => {
    const tab = list.current?.children[chosen]
    if (list.current && tab) reveal(list.current, tab)
  }, [chosen])

  const press = (event: KeyboardEvent) => {
    const mirrored = list.current !== null && getComputedStyle(list.current).direction === 'rtl'
    const forward = mirrored ? 'ArrowLeft' : 'ArrowRight'
    const back = mirrored ? 'ArrowRight' : 'ArrowLeft'
    const targets: Record<string, number> = {
      [forward]: (chosen + 1) % tabs.length,
      [back]: (chosen + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }
    const next = targets[event.key]
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={press}
        className={classes(
          'flex gap-1 overflow-x-auto border-b border-line max-sm:gap-x-0 print:break-after-avoid',
          // An even number stands two by two, whatever their names.
          tabs.length % 2 === 0 ? 'max-sm:grid max-sm:grid-cols-2' : 'max-sm:flex-wrap',
          fade,
        )}
      >
        {tabs.map((tab, at) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={at === chosen}
            aria-controls={`${id}-${tab.id}-panel`}
            tabIndex={at === chosen ? 0 : -1}
            onClick={() => setChosen(at)}
            className={classes(
              'min-h-11 shrink-0 border-b-2 px-3 max-sm:px-2 max-sm:leading-snug max-sm:grow text-small font-medium -outline-offset-2!',
              at === chosen
                ? 'chosen border-accent text-text'
                : 'border-transparent text-muted max-sm:border-line hover:text-text',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, at) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          hidden={at !== chosen}
          className="pt-4"
        >
          {at === chosen ? tab.content : null}
        </div>
      ))}
    </div>
  )
}

/** Scrolls the row of tabs, and nothing around it, until the whole tab is seen. */
function reveal(row: Element, tab: Element) {
  const [seen, box] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
  const before = Math.min(0, box.left - seen.left)
  const after = Math.max(0, box.right - seen.right)
  if (before || after) row.scrollBy(before || after, 0)
}
