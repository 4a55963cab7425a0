import { Suspense } from 'react'
import { lazyModule, useLazyModule } from '../../../platform/lazy/lazy-module.ts'
import { lazyPart } from '../../../platform/lazy/lazy-part.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useAccountWords } from '../messages/en.ts'

/** Lazy: fields load with the dialog. */
const FORM = lazyModule(() => import('./time-zone-form.tsx'))
const TimeZoneForm = lazyPart(FORM, (part) => part.TimeZoneForm)

export function TimeZoneDialog({ current }: { current: string | null }) {
  const words = useAccountWords().home
  useLazyModule(FORM)
  return (
    <Dialog
      width="small"
      title={words.changeTimeZone}
      text={words.timeZoneText}
      trigger={
        <Button kind="quiet" size="small" aria-label={words.changeTimeZone}>
          {words.change}
        </Button>
      }
    >
      {(close) => (
        <Suspense
          fallback={
            <Skeletons>
              <SkeletonBlock className="h-32" />
            </Skeletons>
          }
        >
          <TimeZoneForm current={current} close={close} />
        </Suspense>
      )}
    </Dialog>
  )
}
