import { lazy, Suspense, useState } from 'react'
import type { SessionUser } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { usePhoneWords } from './use-phone-words.ts'

/** Lazy: phone field and country list load on demand. */
const VerifyDialog = lazy(async () => ({ default: (await import('./verify-dialog.tsx')).VerifyDialog }))

/** Another number, or the first: it counts once its code is entered. */
export function ChangePhone({ user }: { user: SessionUser }) {
  const words = usePhoneWords().change
  const [isOpen, setOpen] = useState(false)
  const [visit, setVisit] = useState(0)
  const open = () => {
    setVisit(visit + 1)
    setOpen(true)
  }
  return (
    <>
      <Button kind="quiet" size="small" aria-label={words.label} onPress={open}>
        {words.open}
      </Button>
      {visit > 0 && (
        <Suspense fallback={null}>
          <VerifyDialog key={visit} user={user} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
