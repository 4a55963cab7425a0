import { DECLINE_REASONS, type DeclineReason } from '@fareeq/domain/buyouts/limits.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { FormSelect } from '../../../forms/form-select.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { Dialog, DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { declineBuyout } from '../api.ts'
import { useBuyoutWords } from '../messages/en.ts'

type Fields = { reason: DeclineReason | null }
const RESOLVER = rulesOf(({ reason }: Fields) => ({ reason: reason ? undefined : rule.required.code }))
const EMPTY_FIELDS: Fields = { reason: null }

/** Saying no, also after having agreed. */
export function DeclineBuyout({ id, label }: { id: string; label: string }) {
  const {
    talent: { decline: words },
  } = useBuyoutWords()
  return (
    <Dialog
      trigger={
        <Button kind="quiet" size="small">
          {label}
        </Button>
      }
      title={words.title}
      text={words.text}
    >
      {(close) => <DeclineForm id={id} close={close} />}
    </Dialog>
  )
}

function DeclineForm({ id, close }: { id: string; close: () => void }) {
  const {
    reasons,
    talent: { decline: words },
  } = useBuyoutWords()
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: EMPTY_FIELDS,
    send: async ({ reason }) => reason && (await declineBuyout(id, reason)),
    done: words.done,
    onDone: close,
  })
  return (
    <Form {...props} aria-label={words.title}>
      <FormSelect
        name="reason"
        control={control}
        label={words.reason}
        hint={words.reasonHint}
        options={DECLINE_REASONS.map((id) => ({ id, label: reasons[id] }))}
      />
      <DialogSubmit label={words.send} pending={isPending} />
    </Form>
  )
}
