import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ActualMonth, withRows } from '../../domain/actuals/month'
import { Notice } from '../../ui/notice'
import { showToast } from '../../ui/overlays/toasts'
import { deviceActuals, keepDeviceActuals } from '../saving/guest/device-actuals'
import { openedAtom } from '../saving/guest/plan-store'
import { type Months, withoutMonth } from './months'
import { MonthsPage } from './months-page'

/** The actual months of a guest: kept on this device, and taken along into the first project. */
export function DeviceMonths() {
  const { t } = useTranslation('actuals')
  const opened = useAtomValue(openedAtom)
  const [rows, setRows] = useState(deviceActuals)
  const months = useMemo((): Months => {
    async function keep(change: (stored: ActualMonth[]) => ActualMonth[]) {
      // Another tab may have kept others since.
      const changed = change(deviceActuals())
      setRows(changed)
      if (!keepDeviceActuals(changed)) showToast({ variant: 'destructive', title: t('notKept') })
    }
    return {
      rows,
      closed: null,
      closeBlock: null,
      planOfRecord: () => null,
      put: (put) => keep((stored) => withRows(stored, put)),
      remove: (month, source) => keep((stored) => withoutMonth(stored, month, source)),
      close: async () => {},
      reopen: async () => {},
      keepVersion: null,
    }
  }, [rows, t])
  if (opened === 'own') return <MonthsPage months={months} />
  return (
    <div className="flex flex-col gap-6">
      <Notice>{t('ofSample')}</Notice>
      <MonthsPage months={months} />
    </div>
  )
}
