import type { Policy } from '@fareeq/domain/policies/schema.ts'
import { X } from 'lucide-react'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { IconButton } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { withdrawChange } from '../api-ops.ts'
import { usePolicyText, usePolicyWords } from './use-policy-words.ts'

/** What comes on a later day, each of which may be withdrawn before. */
export function PlannedChanges({ policy: { key, planned, may_change } }: { policy: Policy }) {
  const words = usePolicyWords()
  const text = usePolicyText()
  return planned.map(({ id, value, from_day }) => (
    <span key={id} className="inline-flex items-center gap-1">
      <Badge tone="point">{words.planned(text.value(key, value), text.day(from_day))}</Badge>
      {may_change && (
        <ConfirmDialog
          trigger={
            <IconButton label={words.withdrawOf(text.nameOf(key), text.day(from_day))} size="small">
              <X aria-hidden />
            </IconButton>
          }
          title={words.withdrawOf(text.nameOf(key), text.day(from_day))}
          text={words.withdrawText(text.value(key, value))}
          confirmLabel={words.withdraw}
          cancelLabel={words.keep}
          onConfirm={() => runWithToast(withdrawChange(key, id), words.withdrawn)}
        />
      )}
    </span>
  ))
}
