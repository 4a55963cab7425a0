import type { InterviewSide } from '@fareeq/domain/interviews/states.ts'
import { useAction } from '../../../../forms/use-action.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { UserNote } from '../../../../ui/display/user-text.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { Form } from '../../../../ui/fields/form.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { otherTimeCalls } from '../../api-moving.ts'
import { useMovingWords } from '../../messages/moving/en.ts'
import { showState } from '../next-step.tsx'
import { FormSlotChoice, SLOT_RESOLVER } from '../slots/slot-fields.tsx'
import { SlotList } from '../slots/slot-list.tsx'
import type { OtherTime, ScheduledInterview } from './scheduled-interview.ts'

type Props = { interview: ScheduledInterview; move: OtherTime; seat: InterviewSide }

const zoneOf = ({ client_timezone, talent_timezone }: ScheduledInterview, seat: InterviewSide) =>
  seat === 'client' ? talent_timezone : client_timezone

/** The other side asks for another time: one of them is taken, or the agreed time stays. */
export function TheirRequest({ interview, move, seat }: Props) {
  const { theirs: words } = useMovingWords()
  const calls = otherTimeCalls(seat, interview.id)
  const { control, isPending, props } = useSubmitForm({
    resolver: SLOT_RESOLVER,
    initial: { slot: '' },
    send: ({ slot }) => calls.accept(slot),
    done: words.accepted,
    onDone: showState,
    isLast: true,
  })
  const keepTime = (reason: string) => runWithToast(calls.keep(reason), words.kept)
  return (
    <Card as="section" aria-labelledby="asked-time">
      <CardHead id="asked-time" title={words.title[move.by]} text={words.text} />
      <Form {...props}>
        <FormSlotChoice control={control} label={words.times} slots={move.times} theirs={zoneOf(interview, seat)} />
        <div>
          <p className="text-sm text-ink-soft">{words.reason}</p>
          <UserNote>{move.reason}</UserNote>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" className="w-full xs:w-auto" pending={isPending}>
            {words.accept}
          </Button>
          <ConfirmDialog
            trigger={<Button kind="quiet">{words.keep}</Button>}
            kind="primary"
            title={words.keepTitle}
            text={words.keepText}
            reason={{ label: words.keepReason }}
            confirmLabel={words.keep}
            cancelLabel={words.keepBack}
            onConfirm={keepTime}
          />
        </div>
      </Form>
    </Card>
  )
}

/** What this side has asked for, in sight, and theirs to take back until it is answered. */
export function OwnRequest({ interview, move, seat }: Props) {
  const { mine: words } = useMovingWords()
  const drop = useAction(otherTimeCalls(seat, interview.id).drop, { done: words.dropped })
  return (
    <Card as="section" aria-labelledby="asked-time">
      <CardHead id="asked-time" title={words.title} text={words.text} />
      <div className="grid gap-4">
        <SlotList slots={move.times} theirs={zoneOf(interview, seat)} />
        <UserNote>{move.reason}</UserNote>
        {interview.moves.includes('drop_move') && (
          <Button kind="quiet" className="w-full xs:w-fit" pending={drop.isPending} onPress={() => void drop.run()}>
            {words.drop}
          </Button>
        )}
      </div>
    </Card>
  )
}
