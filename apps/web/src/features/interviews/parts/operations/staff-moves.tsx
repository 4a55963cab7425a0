import type { Slot } from '@fareeq/domain/calendars/rules.ts'
import { SLOT } from '@fareeq/domain/interviews/rules-slots.ts'
import { MAX_EXTRA_DAYS, REASON_LENGTH } from '@fareeq/domain/interviews/rules.ts'
import type { StaffInterview } from '@fareeq/domain/interviews/schema.ts'
import { movesOf } from '@fareeq/domain/interviews/states.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { useState } from 'react'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { useStaff } from '../../../staff/parts/session/staff-session.ts'
import { cancelForCompany, confirmForCompany, giveMoreDays, offerForCompany } from '../../api-ops.ts'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { SlotChoice } from '../slots/slot-choice.tsx'
import { TimesField } from '../slots/times-field.tsx'
import { useClientWords } from '../../messages/client/en.ts'
import { useOpsWords } from '../../messages/operations/en.ts'
import { useSlotRefusals } from '../slots/use-slot-refusals.ts'

/** What an account manager may do in the name of a company (§10). */
export function StaffMoves({ interview }: { interview: StaffInterview }) {
  const staff = useStaff()
  const moves = movesOf(interview.state, 'staff')
  if (!staff || !staffMay(staff.roles, 'interviews.arrange') || moves.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {moves.includes('send_slots') && <Offer interview={interview} />}
      {moves.includes('confirm_new') && <ConfirmNew interview={interview} />}
      {interview.due_at && interview.waits_for && <Extend id={interview.id} />}
      {moves.includes('cancel') && <Cancel id={interview.id} />}
    </div>
  )
}

const opener = (text: string, kind: 'primary' | 'quiet' | 'ghost' = 'quiet') => (
  <Button kind={kind} size="small">
    {text}
  </Button>
)

function Offer({ interview: { id, busy, client_timezone, talent_timezone } }: { interview: StaffInterview }) {
  const words = useOpsWords()
  const refusals = useSlotRefusals()
  const [slots, setSlots] = useState<Slot[]>([])
  const send = async () => {
    if (slots.length < SLOT.offered) return refusals.needTwo
    const times = slots.map(({ start, end }) => ({ start: start.toISOString(), end: end.toISOString() }))
    return runWithToast(offerForCompany(id, { slots: times, timezone: client_timezone }), words.offered)
  }
  return (
    <ConfirmDialog
      trigger={opener(words.offerOpen, 'primary')}
      kind="primary"
      title={words.offer}
      confirmLabel={words.offerSend}
      onConfirm={send}
      onOpenChange={() => setSlots([])}
    >
      <TimesField
        value={slots}
        busy={busy}
        onChange={setSlots}
        max={SLOT.offered}
        onTooMany={() => {}}
        mine={client_timezone}
        theirs={talent_timezone}
      />
    </ConfirmDialog>
  )
}

function ConfirmNew({ interview }: { interview: StaffInterview }) {
  const words = useOpsWords()
  const { proposed } = useClientWords()
  const { need } = useSlotRefusals()
  const [slot, setSlot] = useState<string | null>(null)
  const send = async () => (slot ? runWithToast(confirmForCompany(interview.id, slot), words.confirmed) : need)
  return (
    <ConfirmDialog
      trigger={opener(words.confirmOpen, 'primary')}
      kind="primary"
      title={words.confirm}
      confirmLabel={words.confirmSend}
      onConfirm={send}
    >
      <SlotChoice
        label={proposed.title}
        slots={interview.slots.filter(({ offered_by }) => offered_by === 'talent')}
        mine={interview.client_timezone}
        theirs={interview.talent_timezone}
        value={slot}
        onChange={setSlot}
      />
    </ConfirmDialog>
  )
}

function Extend({ id }: { id: string }) {
  const words = useOpsWords()
  const lang = useLang()
  const [days, setDays] = useState(3)
  return (
    <ConfirmDialog
      trigger={opener(words.extend)}
      kind="primary"
      title={words.extend}
      text={words.extendText}
      reason={{ label: words.reason, required: rule.reason_needed[lang], limit: 300 }}
      confirmLabel={words.extend}
      onConfirm={(reason) => runWithToast(giveMoreDays(id, { days, reason }), words.extended)}
    >
      <NumberField
        label={words.days}
        value={days}
        onChange={setDays}
        minValue={1}
        maxValue={MAX_EXTRA_DAYS}
        className="mb-4"
      />
    </ConfirmDialog>
  )
}

function Cancel({ id }: { id: string }) {
  const words = useOpsWords()
  const lang = useLang()
  const { keep } = useClientWords().cancel
  return (
    <ConfirmDialog
      trigger={opener(words.cancelOpen, 'ghost')}
      title={words.cancel}
      text={words.cancelText}
      reason={{ label: words.reason, required: rule.reason_needed[lang], limit: REASON_LENGTH }}
      confirmLabel={words.cancel}
      cancelLabel={keep}
      onConfirm={(reason) => runWithToast(cancelForCompany(id, reason), words.canceled)}
    />
  )
}
