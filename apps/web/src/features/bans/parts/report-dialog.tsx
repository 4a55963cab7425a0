import { Flag } from 'lucide-react'
import { Suspense } from 'react'
import { useWords } from '../../../platform/i18n/i18n.ts'
import { lazyModule, useLazyModule } from '../../../platform/lazy/lazy-module.ts'
import { lazyPart } from '../../../platform/lazy/lazy-part.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { reportAsClient, reportAsStaff, uploadAsMember, uploadAsStaff } from '../api.ts'
import { ar } from '../messages/report/ar.ts'
import { en } from '../messages/report/en.ts'

/** Lazy: the form and its schema load with the dialog. */
const FORM = lazyModule(() => import('./ban-form.tsx'))
const BanForm = lazyPart(FORM, (part) => part.BanForm)

/** A report by a colleague, or by a company the talent was nominated to. */
export function ReportDialog({ talentId, by }: { talentId: string; by: 'staff' | 'client' }) {
  const words = useWords({ ar, en })
  useLazyModule(FORM)
  return (
    <Dialog
      guardsInput
      title={words.title}
      text={words.text}
      isDismissable={false}
      trigger={
        <Button kind="ghost">
          <Flag aria-hidden />
          {words.open}
        </Button>
      }
    >
      {(close) => (
        <Suspense
          fallback={
            <Skeletons>
              <SkeletonBlock className="h-64" />
            </Skeletons>
          }
        >
          <BanForm
            label={words.field}
            hint={words.hint}
            submit={words.send}
            done={words.sent}
            upload={by === 'staff' ? uploadAsStaff : uploadAsMember}
            send={(body) => (by === 'staff' ? reportAsStaff : reportAsClient)({ talent_id: talentId, ...body })}
            onDone={close}
          />
        </Suspense>
      )}
    </Dialog>
  )
}
