import { LifeBuoy } from 'lucide-react'
import { Suspense } from 'react'
import { lazyModule, useLazyModule } from '../../../../platform/lazy/lazy-module.ts'
import { lazyPart } from '../../../../platform/lazy/lazy-part.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { SkeletonBlock, Skeletons } from '../../../../ui/display/skeleton.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useRunnerWords } from '../../messages/runner/en.ts'

/** Prefetched when idle, while there is a connection: answering needs no forms. */
const FORM = lazyModule(() => import('./incident-form.tsx'))
const IncidentForm = lazyPart(FORM, (part) => part.IncidentForm)

/** Something technical went wrong: a person reads it, and may give the trial back. */
export function IncidentDialog({ token }: { token: string }) {
  const { incident: words } = useRunnerWords()
  useLazyModule(FORM)
  return (
    <Dialog
      trigger={
        <Button kind="ghost" size="small">
          <LifeBuoy aria-hidden />
          {words.open}
        </Button>
      }
      title={words.title}
      text={words.text}
      isDismissable={false}
    >
      {(close) => (
        <Suspense
          fallback={
            <Skeletons>
              <SkeletonBlock className="h-64" />
            </Skeletons>
          }
        >
          <IncidentForm token={token} close={close} />
        </Suspense>
      )}
    </Dialog>
  )
}
