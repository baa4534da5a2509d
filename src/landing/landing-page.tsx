import { Closing } from './closing'
import { Creator } from './creator'
import { Faq } from './faq'
import { Features } from './features'
import { Footer } from './footer'
import { Header } from './header'
import { Hero } from './hero'
import { Pricing } from './pricing'
import { Problem } from './problem'
import { Proof } from './proof'
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
