import { PASS_REASON_LENGTH, type PassTag as Tag } from '@fareeq/domain/nominations/schema.ts'
import { Suspense, useState } from 'react'
import { attempt } from '../../../platform/attempt.ts'
import { late, useLate } from '../../../platform/late.ts'
import { latePart } from '../../../platform/late-part.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { passOver } from '../api.ts'
import { useNominationWords } from './use-nomination-words.ts'

/** Fields come with the dialog, not with the page. */
const TAG = late(() => import('./pass-tag.tsx'))
const PassTag = latePart(TAG, (part) => part.PassTag)

/** Why not: in one word if there is one for it, and in the client's own. */
export function PassDialog({ id, name }: { id: string; name: string }) {
  const words = useNominationWords().pass
  const [tag, setTag] = useState<Tag | null>(null)
  useLate(TAG)
  return (
    <ConfirmDialog
      trigger={
        <Button kind="ghost" size="small" aria-label={words.openFor(name)}>
          {words.open}
        </Button>
      }
      onOpenChange={() => setTag(null)}
      title={words.title(name)}
      text={words.text}
      confirmLabel={words.confirm}
      reason={{ label: words.reason, required: words.required, limit: PASS_REASON_LENGTH }}
      onConfirm={(reason) => attempt(passOver(id, { reason, ...(tag && { tag }) }), words.done)}
    >
      <Suspense fallback={null}>
        <PassTag value={tag} onChange={setTag} />
      </Suspense>
    </ConfirmDialog>
  )
}
