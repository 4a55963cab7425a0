import { NOTE_LENGTH } from '@fareeq/domain/check-ins/limits.ts'
import type { StaffCheckIn } from '@fareeq/domain/check-ins/schema.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { useMoment } from '../../../platform/i18n/zone.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { UserNote } from '../../../ui/display/user-text.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { handleCheckIn } from '../api.ts'
import { useCheckInWords } from '../messages/en.ts'
import { MOOD_TONES } from './contract-check-ins.tsx'

type Props = { contractId: string; checkIns: readonly StaffCheckIn[] }

/** What both sides answered, for the colleagues who look after the contract. */
export function StaffCheckIns({ contractId, checkIns }: Props) {
  const { staff: words } = useCheckInWords()
  return (
    <Card as="section" aria-labelledby="check-ins-title">
      <CardHead id="check-ins-title" title={words.title} />
      {checkIns.length === 0 ? (
        <p className="text-sm text-ink-soft">{words.empty}</p>
      ) : (
        <ul className="divide-y divide-line">
          {checkIns.map((checkIn) => (
            <li key={checkIn.id} className="grid gap-1 py-3 first:pt-0 last:pb-0">
              <CheckIn contractId={contractId} checkIn={checkIn} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function CheckIn({ contractId, checkIn }: { contractId: string; checkIn: StaffCheckIn }) {
  const words = useCheckInWords()
  const moment = useMoment()
  const { id, side, state, mood, words: text, note, due_at, answered_at, asked_at, can_handle: isOpen } = checkIn
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="font-strong">{words.staff.sides[side]}</span>
        {mood && (
          <Badge tone={MOOD_TONES[mood]} dot>
            {words.moods[mood]}
          </Badge>
        )}
        <span className="text-sm text-ink-soft">{words.staff.states[state]}</span>
      </div>
      <p className="text-sm text-ink-soft">
        {isOpen ? words.staff.due(moment(due_at)) : moment(answered_at ?? asked_at)}
      </p>
      {text && <UserNote>{text}</UserNote>}
      {note && (
        <div className="text-sm text-ink-soft">
          {words.staff.note} <UserNote>{note}</UserNote>
        </div>
      )}
      {isOpen && <Handle contractId={contractId} id={id} side={words.staff.sides[side]} />}
    </>
  )
}

function Handle({ contractId, id, side }: { contractId: string; id: string; side: string }) {
  const { handle: words } = useCheckInWords().staff
  const lang = useLang()
  return (
    <ConfirmButton
      label={words.open}
      button={{ kind: 'quiet', size: 'small', className: 'justify-self-start', 'aria-label': words.of(side) }}
      title={words.open}
      text={words.text}
      reason={{ label: words.label, required: rule.required[lang], limit: NOTE_LENGTH }}
      cancelLabel={words.keep}
      onConfirm={(note) => runWithToast(handleCheckIn(contractId, id, note), words.done)}
    />
  )
}
