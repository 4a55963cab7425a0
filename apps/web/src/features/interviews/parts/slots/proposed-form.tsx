import type { ClientInterview } from '@fareeq/domain/interviews/schema.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { UserNote } from '../../../../ui/display/user-text.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { Form } from '../../../../ui/fields/form.tsx'
import { confirmNewTime, refuseNewTimes } from '../../api.ts'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { showState } from '../next-step.tsx'
import { FormSlotChoice, SLOT_RESOLVER } from './slot-fields.tsx'
import { useClientWords } from '../../messages/client/en.ts'

/** The talent's own times: one is taken, or none suits and the request ends. */
export function ProposedForm({ interview }: { interview: ClientInterview }) {
  const { id, slots, talent_timezone } = interview
  const { proposed: words } = useClientWords()
  const { control, isPending, props } = useSubmitForm({
    resolver: SLOT_RESOLVER,
    initial: { slot: '' },
    send: ({ slot }) => confirmNewTime(id, slot),
    done: words.done,
    onDone: showState,
    isLast: true,
  })
  const proposed = slots.filter(({ offered_by }) => offered_by === 'talent')
  const note = interview.timeline.findLast(({ kind }) => kind === 'propose')?.note
  const refuse = (reason: string) => runWithToast(refuseNewTimes(id, reason), words.refused)
  return (
    <Card as="section" aria-labelledby="proposed-title">
      <CardHead id="proposed-title" title={words.title} />
      <Form {...props}>
        <FormSlotChoice control={control} label={words.title} slots={proposed} theirs={talent_timezone} />
        {note && (
          <div>
            <p className="text-sm text-ink-soft">{words.note}</p>
            <UserNote>{note}</UserNote>
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" className="w-full xs:w-auto" pending={isPending}>
            {words.confirm}
          </Button>
          <ConfirmDialog
            trigger={<Button kind="ghost">{words.refuse}</Button>}
            title={words.refuseTitle}
            text={words.refuseText}
            reason={{ label: words.refuseReason }}
            confirmLabel={words.refuseConfirm}
            cancelLabel={words.refuseKeep}
            onConfirm={refuse}
          />
        </div>
      </Form>
    </Card>
  )
}
