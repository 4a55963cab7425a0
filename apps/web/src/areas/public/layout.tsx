import type { ReactNode } from 'react'
import { ConsentBanner } from '../../features/tracking/parts/consent-banner.tsx'
import { SkipLink } from '../../ui/layout/skip-link.tsx'
import { Footer } from './footer.tsx'
import { Navbar } from './navbar.tsx'

export function Screen({ children }: { children?: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target="main" />
      <Navbar />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      <ConsentBanner />
    </div>
  )
}
