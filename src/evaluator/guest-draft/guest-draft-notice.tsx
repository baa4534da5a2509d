import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverMessage, trpc } from '../../api'
import { planToSave } from '../../domain/plan/saved-plan'
import { Button } from '../../ui/button'
import { Device } from '../../ui/icons'
import { showToast } from '../../ui/overlays/toasts'
import { handOverId } from './draft-storage'
import { handOver, type KeptPlan, ownPlan, planToBring } from './guest-draft'

const newForMs = 60 * 60_000

/** What was typed before registering belongs to that user; later it may be another person's who used this device. */
function isJustRegistered(user: { createdAt: Date }, projects: number): boolean {
  return projects === 0 && Date.now() - user.createdAt.getTime() < newForMs
}

/**
 * The plan that was made on this device without an account. A user who has just registered finds it as the first
 * project, without a question; any other user is offered it.
 */
export function DevicePlanNotice({ projects }: { projects: number }) {
  const user = trpc.auth.session.useQuery().data
  // Decided when the list is first shown: adopting it makes one project more.
  const [isNew] = useState(() => user !== null && user !== undefined && isJustRegistered(user, projects))
  const [kept, setKept] = useState(() => (isNew ? planToBring() : ownPlan()))
  if (!user?.hasAccess || !kept) return null
  return <Adoption kept={kept} isAtOnce={isNew} onAdopted={() => setKept(null)} />
}

interface AdoptionProps {
  kept: KeptPlan
  isAtOnce: boolean
  onAdopted: () => void
}

function Adoption({ kept, isAtOnce, onAdopted }: AdoptionProps) {
  const { t } = useTranslation('projects')
  const { plan } = kept
  const projectData = JSON.stringify(planToSave(plan))
  const projectName = plan.storeName.trim() || plan.productName.trim() || t('device.untitled')
  const { list } = trpc.useUtils().projects
  const [idempotencyKey] = useState(handOverId)
  // The key keeps two tabs, or two presses, from making two projects of one plan.
  const create = trpc.projects.create.useMutation({
    trpc: { context: { idempotencyKey } },
    onSuccess() {
      handOver(kept)
      showToast({ title: t('device.adopted', { name: projectName }) })
      void list.invalidate().then(onAdopted)
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
    <section className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-panel bg-accent-soft px-4 py-3">
      <Device className="text-accent" />
      <div className="min-w-0 grow">
        <p>{t('device.text')}</p>
        {create.isError ? (
          <p className="text-negative">{serverMessage(create.error) ?? t('toast.createFailed')}</p>
        ) : null}
      </div>
      <Button disabled={create.isPending} onClick={adopt}>
        {t('device.adopt')}
      </Button>
    </section>
  )
}
