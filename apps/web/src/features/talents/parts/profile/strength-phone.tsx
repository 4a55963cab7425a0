import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useSession } from '../../../../platform/session/session.ts'

const VerifyDialog = lazy(async () => ({
  default: (await import('../../../phone-verifications/parts/verify-dialog.tsx')).VerifyDialog,
}))

/** The dialog is outside the list: it shows its success message after its task is gone. */
export function useVerifyPhone(): { open: () => void; dialog: ReactNode } {
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  const [isDialogOpen, setDialogOpen] = useState(false)
  const open = () => {
    setDialogOpen(true)
    setOpen(true)
  }
  const dialog = isDialogOpen && user && (
    <Suspense fallback={null}>
      <VerifyDialog user={user} isOpen={isOpen} onOpenChange={setOpen} />
    </Suspense>
  )
  return { open, dialog }
}
