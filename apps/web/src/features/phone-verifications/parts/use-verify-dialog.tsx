import { type ReactNode, Suspense, useState } from 'react'
import { lazyModule } from '../../../platform/lazy/lazy-module.ts'
import { lazyPart } from '../../../platform/lazy/lazy-part.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { OverlayPending } from '../../../ui/overlays/overlay-pending.tsx'

/** Lazy: phone field and country list load on demand. */
const VerifyDialog = lazyPart(
  lazyModule(() => import('./verify-dialog.tsx')),
  (part) => part.VerifyDialog,
)

/** The dialog is rendered beside what opens it: it shows its success message after that is gone. */
export function useVerifyDialog(): { open: () => void; dialog: ReactNode } {
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  /** Counter of openings: each begins anew. */
  const [visit, setVisit] = useState(0)
  const open = () => {
    setVisit(visit + 1)
    setOpen(true)
  }
  const dialog = visit > 0 && user && (
    <Suspense fallback={<OverlayPending />}>
      <VerifyDialog key={visit} user={user} isOpen={isOpen} onOpenChange={setOpen} />
    </Suspense>
  )
  return { open, dialog }
}
