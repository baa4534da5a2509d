import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Route, Switch } from 'wouter'
import { ProofQuestion } from '../account/proof/proof-question'
import { ProjectFrame } from '../evaluator/pages/project-frame'
import { lazyPage } from '../i18n/lazy-page'
import { paths, signedInPages } from '../paths'
import { Checking, Guard } from '../shell/guard'
import { NotFoundPage } from '../shell/not-found-page'
import { PlainFrame } from '../shell/plain-frame'
import { ScrollToTop } from '../shell/scroll-to-top'
import { ServerProvider } from '../shell/server-provider'
import { Shell, WaitingShell } from '../shell/shell'
import { SignOutButton } from '../shell/sign-out-button'

const LoginPage = lazyPage(() => import('../account/login/login-page').then((module) => module.LoginPage), 'account')
const LinkPage = lazyPage(() => import('../account/link/link-page').then((module) => module.LinkPage), 'account')
const RegisterPage = lazyPage(
  () => import('../account/register/register-page').then((module) => module.RegisterPage),
  'account',
)
const NewPasswordPage = lazyPage(
  () => import('../account/new-password-page').then((module) => module.NewPasswordPage),
  'account',
)
const AccountPage = lazyPage(
  () => import('../account/profile/account-page').then((module) => module.AccountPage),
  'account',
)
const ConnectPage = lazyPage(
  () => import('../account/connect/connect-page').then((module) => module.ConnectPage),
  'connect',
)
const ProjectsPage = lazyPage(
  () => import('../projects/projects-page').then((module) => module.ProjectsPage),
  'projects',
  'questions',
)
const DevicePlanNotice = lazyPage(
  () => import('../evaluator/saving/guest/guest-draft-notice').then((module) => module.DevicePlanNotice),
  'projects',
)
const DevicePlan = lazy(() =>
  import('../evaluator/saving/guest/device-plan').then((module) => ({ default: module.DevicePlan })),
)
const OrphanedDraftsNotice = lazyPage(
  () => import('../evaluator/saving/notices/orphaned-drafts-notice').then((module) => module.OrphanedDraftsNotice),
  'saving',
)
const ProjectPage = lazyPage(
  () => import('../evaluator/pages/project-page').then((module) => module.ProjectPage),
  'saving',
)
const LegalPage = lazyPage(() => import('../account/legal/legal-page').then((module) => module.LegalPage), 'legal')
const WebsitesPage = lazyPage(
  () => import('../landing/embed/websites-page').then((module) => module.WebsitesPage),
  'websites',
  'stores',
)
const ValuesPage = lazyPage(
  () => import('../evaluator/pages/values-page').then((module) => module.ValuesPage),
  'sources',
  'fields',
  'costs',
)
const SharedPlanPage = lazyPage(
  () => import('../evaluator/pages/shared-plan-page').then((module) => module.SharedPlanPage),
  'sharing',
)
const SharedGone = lazyPage(
  () => import('../evaluator/pages/shared-gone').then((module) => module.SharedGone),
  'sharing',
)
const ShareDialog = lazyPage(
  () => import('../evaluator/sharing/share-dialog').then((module) => module.ShareDialog),
  'sharing',
)
const ComparePage = lazyPage(
  () => import('../evaluator/pages/compare-page').then((module) => module.ComparePage),
  'compare',
  'results',
  'fields',
  'files',
  'costs',
  'season',
)
const AdminPage = lazyPage(() => import('../admin/admin-page').then((module) => module.AdminPage), 'admin')
const PaywallPage = lazyPage(
  () => import('../account/purchase/paywall/paywall-page').then((module) => module.PaywallPage),
  'paywall',
)

const ReceiptPage = lazyPage(
  () => import('../account/purchase/payment/receipt-page').then((module) => module.ReceiptPage),
  'payment',
)

const StoreReturn = lazyPage(
  () => import('../evaluator/actuals/stores/store-return').then((module) => module.StoreReturn),
  'connectedStores',
)

/** Pages that stand in the frame with the sidebar, which stays while one leads to another. */
const inShell = /^\/(app(\/(projects|compare))?|projects|account(\/connect)?|admin)\/?$/

/** The evaluator on a project, which fills the window. */
const inProject = /^\/app\/(evaluation|projects)\/[^/]+\/?$/

/** Around a page of a signed-in person that has no sidebar. */
const plainFrame = (page: ReactNode) => <PlainFrame action={<SignOutButton />}>{page}</PlainFrame>

const MailedLink = () => (
  <PlainFrame>
    <LinkPage />
  </PlainFrame>
)

/** What each prerendered page is drawn with besides the frame of these pages. */
const pageAt: Partial<Record<string, { preload(): Promise<unknown> }>> = {
  [paths.login]: LoginPage,
  [paths.register]: RegisterPage,
  [paths.shared]: SharedGone,
  [paths.privacy]: LegalPage,
  [paths.terms]: LegalPage,
  [paths.websites]: WebsitesPage,
}

/** Loads what a document is drawn with: what it shows already must not disappear while its chunks load. */
export async function preloadDocument(page: string): Promise<void> {
  await pageAt[page]?.preload()
}

interface ServerPagesProps {
  /** The server has said already that the link to a plan does not work. */
  isSharedGone: boolean
}

/** The pages that need the server: the second half of the product's table of contents. */
export function ServerPages({ isSharedGone }: ServerPagesProps) {
  return (
    <ServerProvider>
      <ScrollToTop />
      <ProofQuestion />
      <Suspense fallback={null}>
        <Switch>
          <Route path={paths.login}>
            <PlainFrame>
              <LoginPage />
            </PlainFrame>
          </Route>
          <Route path={paths.register}>
            <PlainFrame>
              <RegisterPage devicePlan={(tell) => <RegistrationPlan onPlan={tell} />} />
            </PlainFrame>
          </Route>
          <Route path={paths.mailed} component={MailedLink} />
          <Route path={paths.privacy}>
            <PlainFrame>
              <LegalPage page="privacy" />
            </PlainFrame>
          </Route>
          <Route path={paths.terms}>
            <PlainFrame>
              <LegalPage page="terms" />
            </PlainFrame>
          </Route>
          <Route path={paths.websites}>
            <PlainFrame>
              <WebsitesPage />
            </PlainFrame>
          </Route>
          <Route path={paths.values}>
            <PlainFrame>
              <ValuesPage />
            </PlainFrame>
          </Route>
          <Route path={paths.shared}>
            {({ token }) => <PlainFrame>{isSharedGone ? <SharedGone /> : <SharedPlanPage token={token} />}</PlainFrame>}
          </Route>
          <Route path={signedInPages}>
            <SignedIn>
              <AccountPages />
            </SignedIn>
          </Route>
          <Route component={NotFoundPage} />
        </Switch>
      </Suspense>
    </ServerProvider>
  )
}

/** The pages of a signed-in person. */
function AccountPages() {
  return (
    <Switch>
      <Route path={paths.paywall}>{plainFrame(<PaywallPage />)}</Route>
      <Route path={paths.receipt}>{plainFrame(<ReceiptPage />)}</Route>
      <Route path={paths.store}>{plainFrame(<StoreReturn />)}</Route>
      <Route path={inShell}>
        <Shell>
          <Suspense fallback={null}>
            <Switch>
              <Route path={paths.account} component={AccountPage} />
              <Route path={paths.connect} component={ConnectPage} />
              <Route path={paths.admin} component={AdminPage} />
              <Route path={paths.compare} component={ComparePage} />
              <Route>
                <ProjectsPage
                  notice={(projects) => <ListNotices projects={projects} />}
                  share={(projectId, onClose) => <ShareDialog projectId={projectId} onClose={onClose} />}
                />
              </Route>
            </Switch>
          </Suspense>
        </Shell>
      </Route>
      <Route path={paths.evaluation}>
        <ProjectPage frame={plainFrame} />
      </Route>
      <Route path={paths.appProject}>
        <ProjectPage frame={plainFrame} />
      </Route>
    </Switch>
  )
}

/** What stands on these pages until it is known who is there. */
function Meanwhile() {
  return (
    <Switch>
      <Route path={inShell} component={WaitingShell} />
      <Route path={inProject} component={ProjectFrame} />
      <Route component={Checking} />
    </Switch>
  )
}

/** The form is there at once; what is said of the plan follows. */
function RegistrationPlan(props: ComponentProps<typeof DevicePlan>) {
  const [isDrawn, setDrawn] = useState(false)
  // The document is made where there is no device.
  useEffect(() => setDrawn(true), [])
  return <Suspense fallback={null}>{isDrawn ? <DevicePlan {...props} /> : null}</Suspense>
}

/** What this device holds besides the listed projects. */
function ListNotices({ projects }: { projects: number }) {
  return (
    <>
      <DevicePlanNotice projects={projects} />
      <OrphanedDraftsNotice />
    </>
  )
}

function SignedIn({ children }: { children: ReactNode }) {
  return (
    <Guard passwordPage={plainFrame(<NewPasswordPage />)} meanwhile={<Meanwhile />}>
      {children}
    </Guard>
  )
}
