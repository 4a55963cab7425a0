import type { ReactNode } from 'react'
import { SkipLink } from '../../ui/skip-link.tsx'

/** The room of the staff; furnished with the operations feature. */
export function Screen({ children }: { children?: ReactNode }) {
  return (
    <>
      <SkipLink target="main" />
      <main id="main" tabIndex={-1} className="page py-8 outline-none">
        {children}
      </main>
    </>
  )
}
