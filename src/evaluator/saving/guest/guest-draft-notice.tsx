import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { serverMessage, trpc } from '../../../api'
import type { ActualMonth } from '../../../domain/actuals/month'
import { planToSave } from '../../../domain/edits/saved-plan'
import { opensByConfirming, useAccess, usePendingOrder } from '../../../forms/use-access'
import { evaluationHref, paths } from '../../../paths'
import { Button, LinkButton } from '../../../ui/button'
import { Device } from '../../../ui/icons'
import { showToast } from '../../../ui/overlays/toasts'
import { handOverId } from './draft-storage'
import { type GuestPlan, handOver, ownPlan, planToBring } from './guest-draft'

/** Takes the actual months of this device along into a project. */
async function bringActuals(put: (rows: ActualMonth[]) => Promise<unknown>): Promise<void> {
  const { deviceActuals, inParts, keepDeviceActuals } = await import('./device-actuals')
  for (const rows of inParts(deviceActuals())) await put(rows)
  keepDeviceActuals([])
}

const newForMs = 60 * 60_000

/** What was typed before registering belongs to that user; later it may be another person's who used this device. */
function isJustRegistered(user: { createdAt: Date }, projects: number): boolean {
  return projects === 0 && Date.now() - user.createdAt.getTime() < newForMs
}

/**
 * The plan that was made on this device without an account. A new user finds it as the first project, without a
 * question; other users are offered it. Until there is access it is said to be safe here.
 */
export function DevicePlanNotice({ projects }: { projects: number }) {
  const user = trpc.auth.session.useQuery().data
  // Decided when the list is first shown: adopting it makes one project more.
  const [isNew] = useState(() => user !== null && user !== undefined && isJustRegistered(user, projects))
  const [guest, setGuest] = useState(() => (isNew ? planToBring() : ownPlan()))
  if (!user || !guest) return null
  if (!user.hasAccess) return <SafeHere guest={guest} />
  return <Adoption guest={guest} isAtOnce={isNew} onAdopted={() => setGuest(null)} />
}

const nameOf = ({ plan }: GuestPlan) => plan.storeName.trim() || plan.productName.trim()

function Bar({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <section className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-panel bg-accent-soft px-4 py-3">
      <div className="flex min-w-0 grow basis-72 items-start gap-3">
        <Device className="mt-0.5 shrink-0 text-accent" />
        <div className="min-w-0 break-words">{children}</div>
      </div>
      {action}
    </section>
  )
}

/** Who has no access yet has not lost the plan. */
function SafeHere({ guest }: { guest: GuestPlan }) {
  const { t } = useTranslation('projects')
  const access = useAccess()
  const order = usePendingOrder()
  const name = nameOf(guest) || t('device.untitled')
  const wayOn = opensByConfirming(access) ? 'safeHeld' : access === 'suspended' || order ? 'safeOnly' : 'safe'
  return (
    <Bar action={<LinkButton href={paths.demo}>{t('device.goOn')}</LinkButton>}>
      <p>{t(`device.${wayOn}`, { name })}</p>
    </Bar>
  )
}

interface AdoptionProps {
  guest: GuestPlan
  isAtOnce: boolean
  onAdopted: () => void
}

function Adoption({ guest, isAtOnce, onAdopted }: AdoptionProps) {
  const { t } = useTranslation('projects')
  const [, navigate] = useLocation()
  const projectData = JSON.stringify(planToSave(guest.plan))
  const projectName = nameOf(guest) || t('device.untitled')
  const { client, projects } = trpc.useUtils()
  const { list } = projects
  const [idempotencyKey] = useState(handOverId)
  // The key keeps two tabs, or two presses, from making two projects of one plan.
  const create = trpc.projects.create.useMutation({
    trpc: { context: { idempotencyKey } },
    async onSuccess({ id }) {
      handOver(guest)
      await bringActuals((months) => client.actuals.put.mutate({ id, months })).catch(() =>
        showToast({ variant: 'destructive', title: t('device.monthsFailed') }),
      )
      showToast({ title: t('device.adopted', { name: projectName }) })
      void list.invalidate().then(onAdopted)
      // A new user goes on where the plan was left: at what it leads to.
      if (isAtOnce) navigate(`${evaluationHref(id)}?step=results`, { replace: true })
    },
  })
  const adopt = () => create.mutate({ projectName: projectName.slice(0, 200), projectData })
  const hasBegun = useRef(false)
  useEffect(() => {
    if (!isAtOnce || hasBegun.current) return
    hasBegun.current = true
    adopt()
  })
  if (isAtOnce && !create.isError) return null
  return (
    <Bar
      action={
        <Button disabled={create.isPending} onClick={adopt}>
          {t('device.adopt')}
        </Button>
      }
    >
      <p>{t('device.text')}</p>
      {create.isError ? (
        <p className="text-negative">{serverMessage(create.error) ?? t('toast.createFailed')}</p>
      ) : null}
    </Bar>
  )
}
