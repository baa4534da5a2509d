import { MenuButton, MenuItem, MenuItems, Menu as Root } from '@headlessui/react'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Dots } from '../first-icons'

interface MenuProps {
  /** Says what the button with the three dots opens. */
  label: string
  children: ReactNode
}

/** What can be done with one thing, behind three dots. */
export function Menu({ label, children }: MenuProps) {
  return (
    <Root as="div" className="relative">
      <MenuButton
        aria-label={label}
        title={label}
        className="inline-flex size-11 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-text"
      >
        <Dots />
      </MenuButton>
      <MenuItems
        modal={false}
        // Outside of what scrolls: a table would cut it at its edge.
        anchor="bottom end"
        className="z-20 min-w-56 rounded-panel border border-line bg-surface p-1 shadow-float outline-none"
      >
        {children}
      </MenuItems>
    </Root>
  )
}

interface MenuActionProps {
  icon: ReactNode
  disabled?: boolean
  danger?: boolean
  onClick: () => void
  children: ReactNode
}

export function MenuAction({ icon, disabled = false, danger = false, onClick, children }: MenuActionProps) {
  return (
    <MenuItem disabled={disabled}>
      <button
        type="button"
        onClick={onClick}
        className={classes(
          'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start data-disabled:opacity-60 data-focus:bg-sunken',
          danger && 'text-negative',
        )}
      >
        {icon}
        {children}
      </button>
    </MenuItem>
  )
}
