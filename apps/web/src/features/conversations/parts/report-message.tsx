import { REPORT_NOTE_LENGTH, REPORT_REASONS, type ReportReason } from '@fareeq/domain/conversations/limits.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { Flag } from 'lucide-react'
import { FormField } from '../../../forms/form-field.tsx'
import { FormProse } from '../../../forms/form-prose.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { IconButton } from '../../../ui/actions/button.tsx'
import { RadioGroup } from '../../../ui/fields/choices/radio-group.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { Dialog, DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { reportMessage } from '../api.ts'
import { useReportWords } from '../messages/report/en.ts'

type Fields = { reason: ReportReason | null; note: string }
const RESOLVER = rulesOf(({ reason }: Fields) => ({ reason: reason ? undefined : rule.choice.code }))

type Props = { conversationId: string; messageId: string }

/** A member reports what somebody else wrote. */
export function ReportMessage(props: Props) {
  const words = useReportWords()
  return (
    <Dialog
      title={words.title}
      text={words.text}
      trigger={
        <IconButton size="small" label={words.open}>
          <Flag aria-hidden />
        </IconButton>
      }
    >
      {(close) => <Body {...props} close={close} />}
    </Dialog>
  )
}

/** A separate component, so that its state is reset on reopening. */
function Body({ conversationId, messageId, close }: Props & { close: () => void }) {
  const words = useReportWords()
  const initial: Fields = { reason: null, note: '' }
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial,
    send: async ({ reason, note }) => reason && reportMessage(conversationId, messageId, { reason, note }),
    done: words.done,
    onDone: close,
    isLast: true,
  })
  const options = REPORT_REASONS.map((id) => ({ id, label: words.reasons[id] }))
  return (
    <Form {...props} aria-label={words.title}>
      <FormField name="reason" control={control}>
        {(field) => <RadioGroup {...field} label={words.reason} options={options} isRequired />}
      </FormField>
      <FormProse name="note" control={control} label={words.note} limit={REPORT_NOTE_LENGTH} rows={3} optional />
      <DialogSubmit label={words.send} pending={isPending} />
    </Form>
  )
}
