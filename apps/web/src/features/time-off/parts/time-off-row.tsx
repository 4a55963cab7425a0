import { REASON_LENGTH } from '@fareeq/domain/time-off/limits.ts'
import type { TimeOff } from '@fareeq/domain/time-off/schema.ts'
import type { TimeOffState } from '@fareeq/domain/time-off/states.ts'
import { DAYS } from '@fareeq/domain/kernel/language/counts.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import type { ReactNode } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { UserNote } from '../../../ui/display/user-text.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { useDayText } from '../../contracts/parts/use-term-text.ts'
import { agreeToTimeOff, declineTimeOff, withdrawTimeOff } from '../api.ts'
import { useTimeOffWords } from '../messages/en.ts'

const TONES: Readonly<Record<TimeOffState, Tone>> = {
  asked: 'warning',
  agreed: 'positive',
  declined: 'danger',
  withdrawn: 'neutral',
  lapsed: 'neutral',
}

function useSpan({ first_day, last_day }: TimeOff): string {
  const day = useDayText()
  return first_day === last_day ? day(first_day) : `${day(first_day)} – ${day(last_day)}`
}

type Props = { timeOff: TimeOff; name?: ReactNode; link?: ReactNode }

/** Days off with their state, and what the reader may do about them. */
export function TimeOffRow({ timeOff, name, link }: Props) {
  const words = useTimeOffWords()
  const lang = useLang()
  const span = useSpan(timeOff)
  const { kind, state, days, note, reason, can_answer: isMine } = timeOff
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        {name && <span className="font-strong wrap-anywhere">{name}</span>}
        <span className={name ? undefined : 'font-strong'}>{span}</span>
        <Badge tone={isMine ? 'point' : TONES[state]} dot>
          {isMine ? words.yours : words.states[state]}
        </Badge>
      </div>
      <p className="text-sm text-ink-soft">{words.length(words.kinds[kind], DAYS[lang](days))}</p>
      {note && (
        <div className="text-sm">
          <UserNote>{note}</UserNote>
        </div>
      )}
      {reason && (
        <div className="text-sm text-ink-soft">
          {words.reason} <UserNote>{reason}</UserNote>
        </div>
      )}
      <Moves timeOff={timeOff} span={span} link={link} />
    </div>
  )
}

function Moves({ timeOff, span, link }: { timeOff: TimeOff; span: string; link: ReactNode }) {
  const words = useTimeOffWords()
  const { id, talent, can_answer: isAnswered, can_decline: isDeclinable, can_withdraw: isWithdrawable } = timeOff
  const { run, isPending } = useAction(() => runWithToast(agreeToTimeOff(id), words.agree.done))
  if (!link && !isAnswered && !isDeclinable && !isWithdrawable) return null
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {isAnswered && (
        <Button size="small" pending={isPending} aria-label={words.agree.of(talent)} onPress={() => void run()}>
          {words.agree.open}
        </Button>
      )}
      {isDeclinable && <Decline timeOff={timeOff} />}
      {isWithdrawable && (
        <ConfirmButton
          label={words.withdraw.open}
          button={{ kind: 'quiet', size: 'small', 'aria-label': words.withdraw.of(span) }}
          text={words.withdraw.text}
          cancelLabel={words.withdraw.keep}
          onConfirm={() => runWithToast(withdrawTimeOff(id), words.withdraw.done)}
        />
      )}
      {link}
    </div>
  )
}

function Decline({ timeOff: { id, talent } }: { timeOff: TimeOff }) {
  const { decline: words } = useTimeOffWords()
  const lang = useLang()
  return (
    <ConfirmButton
      label={words.open}
      button={{ kind: 'quiet', size: 'small', 'aria-label': words.of(talent) }}
      title={words.title}
      text={words.text}
      reason={{ label: words.reason, required: rule.required[lang], limit: REASON_LENGTH }}
      cancelLabel={words.keep}
      onConfirm={(reason) => runWithToast(declineTimeOff(id, reason), words.done)}
    />
  )
}
