import { Dialog, DialogPanel } from '@headlessui/react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/button'
import { Cross } from '../../ui/icons'
import { Backdrop } from '../../ui/overlays/backdrop'
import { useFocusReturn } from '../../ui/overlays/use-focus-return'
import { SidebarLines } from './sidebar-items'

/** The sidebar over a narrow page: holds the focus, closes with Escape, a press beside it or a page chosen. */
export default function SidebarDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell')
  useFocusReturn()
  return (
    <Dialog open onClose={onClose} aria-label={t('navigation')} className="relative z-40 outline-none">
      <Backdrop />
      <DialogPanel className="fixed inset-y-0 start-0 flex w-[18rem] max-w-[calc(100vw-3rem)] flex-col border-e border-line bg-surface p-2 shadow-float">
        <IconButton label={t('closeMenu')} onClick={onClose} className="ms-auto">
          <Cross />
        </IconButton>
        <SidebarLines isCollapsed={false} onLeave={onClose} />
      </DialogPanel>
    </Dialog>
  )
}
