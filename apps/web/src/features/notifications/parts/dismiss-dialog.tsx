import { rule } from '@fareeq/domain/kernel/validation.ts'
import type { TroubledMessage } from '@fareeq/domain/notifications/schema-messages.ts'
import { STAFF_REASON_LENGTH } from '@fareeq/domain/staff/limits.ts'
import { FormField } from '../../../forms/form-field.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx'
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx'
import { dismissMessage } from '../api-messages.ts'
import { useMessageWords } from './use-message-words.ts'

/** Sets a message aside that nobody can mend, with a reason colleagues read. */
export function DismissDialog({ message }: { message: TroubledMessage }) {
  const words = useMessageWords()
  return (
    <Dialog
      trigger={
        <Button kind="ghost" size="small">
          {words.dismiss}
        </Button>
      }
      title={words.dismissTitle}
      text={words.dismissText}
    >
      {(close) => <Body id={message.id} close={close} />}
    </Dialog>
  )
}

const RESOLVER = rulesOf(({ reason }: { reason: string }) => ({
  reason: !reason.trim() ? rule.required.code : reason.length > STAFF_REASON_LENGTH ? rule.max_length.code : undefined,
}))

function Body({ id, close }: { id: string; close: () => void }) {
  const words = useMessageWords()
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { reason: '' },
    send: ({ reason }) => dismissMessage(id, reason),
    done: words.dismissDone,
    onDone: close,
    isLast: true,
  })
  return (
    <Form {...props} aria-label={words.dismissTitle}>
      <FormField name="reason" control={control}>
        {(field) => (
          <TextAreaField {...field} label={words.dismissReason} limit={STAFF_REASON_LENGTH} rows={3} isRequired />
        )}
      </FormField>
      <DialogActions>
        <Button type="submit" pending={isPending}>
          {words.dismiss}
        </Button>
      </DialogActions>
    </Form>
  )
}
