import { PASS_REASON_LENGTH, PASS_TAGS, type PassTag } from '@fareeq/domain/nominations/schema.ts'
import { useState } from 'react'
import { isCallFailure } from '../../../platform/call-failure.ts'
import { showToast } from '../../../platform/toasts.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { passOver } from '../api.ts'
import { useNominationWords } from './use-nomination-words.ts'

/** Why not: in one word if there is one for it, and in the client's own. */
export function PassDialog({ id, name }: { id: string; name: string }) {
  const { pass: words, tags } = useNominationWords()
  const [tag, setTag] = useState<PassTag | null>(null)
  const send = async (reason: string) => {
    try {
      await passOver(id, { reason, ...(tag && { tag }) })
      void showToast({ title: words.done, tone: 'positive' })
    } catch (error) {
      if (!isCallFailure(error)) throw error
      return error.text
    }
  }
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
      onConfirm={send}
    >
      <SelectField
        optional
        label={words.tag}
        options={PASS_TAGS.map((one) => ({ id: one, label: tags[one] }))}
        value={tag}
        onChange={(chosen) => setTag(PASS_TAGS.find((one) => one === chosen) ?? null)}
        className="mb-4"
      />
    </ConfirmDialog>
  )
}
