import { Footer } from './footer'
import { Header } from './header'
import { Creator } from './sections/about-us'
import { Closing } from './sections/call-to-action'
import { Proof } from './sections/example-results'
import { Faq } from './sections/faq'
import { Features } from './sections/features'
import { Hero } from './sections/hero'
import { Pricing } from './sections/pricing'
import { Problem } from './sections/problem'
import type { SectionProps } from './site'

/** The first page: what this is, and the way in. It reads whole without JavaScript. */
export function LandingPage(props: SectionProps) {
  return (
    <div className="overflow-x-clip">
      <Header {...props} />
      <main id="content" tabIndex={-1} className="outline-none">
        <Hero {...props} />
        <Problem {...props} />
        <Features {...props} />
        <Proof {...props} />
        <Creator {...props} />
        <Pricing {...props} />
        <Faq {...props} />
        <Closing {...props} />
      </main>
      <Footer {...props} />
    </div>
  )
}
