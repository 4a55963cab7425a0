import { NOTE_LENGTH } from '@fareeq/domain/assessments/limits.ts'
import type { ItemFigures } from '@fareeq/domain/assessments/schema-ops.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { FormProse } from '../../../../forms/form-prose.tsx'
import { rulesOf } from '../../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Form } from '../../../../ui/fields/form.tsx'
import { Dialog, DialogSubmit } from '../../../../ui/overlays/dialog.tsx'
import { retireItem } from '../../api-review.ts'
import { useReviewWords } from '../../messages/operations/en.ts'

/** Takes an item out of future draws, or puts it back; with a reason for the trail. */
export function RetireDialog({ item }: { item: ItemFigures }) {
  const { bank: words } = useReviewWords()
  return (
    <Dialog
      trigger={
        <Button kind="ghost" size="small">
          {item.retired ? words.restore : words.retire}
        </Button>
      }
      title={item.retired ? words.restoreTitle : words.retireTitle}
      text={item.retired ? words.restoreText : words.retireText}
    >
      {(close) => <Body item={item} close={close} />}
    </Dialog>
  )
}

const RESOLVER = rulesOf(({ reason }: { reason: string }) => ({
  reason: !reason.trim() ? rule.required.code : reason.length > NOTE_LENGTH ? rule.max_length.code : undefined,
}))

function Body({ item: { id, retired }, close }: { item: ItemFigures; close: () => void }) {
  const { bank: words } = useReviewWords()
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { reason: '' },
    send: ({ reason }) => retireItem(id, { retired: !retired, reason }),
    done: retired ? words.doneRestored : words.doneRetired,
    onDone: close,
    isLast: true,
  })
  return (
    <Form {...props} aria-label={retired ? words.restoreTitle : words.retireTitle}>
      <FormProse name="reason" control={control} label={words.reason} limit={NOTE_LENGTH} rows={3} isRequired />
      <DialogSubmit label={retired ? words.restore : words.retire} pending={isPending} />
    </Form>
  )
}
