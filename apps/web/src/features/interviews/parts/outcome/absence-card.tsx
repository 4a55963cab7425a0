import { isAnswerable } from '@fareeq/domain/interviews/rules-absence.ts'
import { usePolicyPhrase } from '../../../../platform/policies.ts'
import { NOTE_LENGTH } from '@fareeq/domain/interviews/rules.ts'
import type { ClientInterview } from '@fareeq/domain/interviews/schema.ts'
import type { Seat } from '@fareeq/domain/interviews/rules-seats.ts'
import { opposite } from '@fareeq/domain/interviews/rules-seats.ts'
import { useState } from 'react'
import { Banner } from '../../../../ui/display/banner.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { ConfirmButton, ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { useNow } from '../../../../ui/dates/moments.tsx'
import { RadioGroup } from '../../../../ui/fields/choices/radio-group.tsx'
import { ReadMore } from '../../../../ui/actions/read-more.tsx'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { DueTime } from '../slots/due-time.tsx'
import { useInterviewWords } from '../../messages/en.ts'

type Claim = { who: Seat; note?: string }
type Answer = { answer: 'agreed' | 'denied'; note?: string }
type Props = {
  interview: Pick<ClientInterview, 'id' | 'no_show' | 'start' | 'can_report_absence'>
  seat: Seat
  onClaim: (id: string, claim: Claim) => Promise<unknown>
  onAnswer: (id: string, answer: Answer) => Promise<unknown>
}

/** No-show claim: one side reports it, the other answers, and only then is it recorded. */
export function AbsenceCard({ interview, seat, onClaim, onAnswer }: Props) {
  const { noShow: words } = useInterviewWords()
  const hasBegun = useNow(MINUTE).getTime() >= Date.parse(interview.start ?? '9999-12-31')
  const { no_show: claim } = interview
  if (claim) {
    const isMine = claim.claimed_by === seat
    return (
      <Banner
        tone="warning"
        title={claim.who === seat ? words.claimed.you : words.claimed[claim.who]}
        action={isAnswerable(claim.standing) && !isMine && <Answers id={interview.id} onAnswer={onAnswer} />}
      >
        <div className="mt-1 grid gap-2">
          {claim.note && (
            <ReadMore labelled className="wrap-anywhere">
              {claim.note}
            </ReadMore>
          )}
          <p>{words.standings[isMine ? 'mine' : 'theirs'][claim.standing]}</p>
          {isAnswerable(claim.standing) && <DueTime until={claim.due_at} />}
          {claim.answer_note && (
            <ReadMore labelled className="wrap-anywhere">
              {claim.answer_note}
            </ReadMore>
          )}
        </div>
      </Banner>
    )
  }
  if (!hasBegun || !interview.can_report_absence) return null
  return <Claiming id={interview.id} {...{ seat, onClaim }} />
}

function Claiming({ id, seat, onClaim }: { id: string } & Pick<Props, 'seat' | 'onClaim'>) {
  const { noShow: words } = useInterviewWords()
  const [who, setWho] = useState<Seat>(opposite(seat))
  const time = usePolicyPhrase()('interview_absence_hours')
  const send = (note: string) => runWithToast(onClaim(id, { who, ...(note && { note }) }), words.sent)
  return (
    <div>
      <ConfirmDialog
        trigger={<Button kind="ghost">{words.open}</Button>}
        kind="primary"
        title={words.title}
        text={words.text(time)}
        reason={{ label: words.note, limit: NOTE_LENGTH }}
        confirmLabel={words.send}
        onConfirm={send}
      >
        <RadioGroup
          label={words.who}
          options={(['client', 'talent'] as const).map((side) => ({
            id: side,
            label: (side === seat ? words.mine : words.whos)[side],
          }))}
          value={who}
          onChange={(seat) => setWho(seat as Seat)}
          className="mb-4"
        />
      </ConfirmDialog>
    </div>
  )
}

/** Confirmed in a dialog, so that nobody agrees to an absence by accident; each answer may say why. */
function Answers({ id, onAnswer }: { id: string } & Pick<Props, 'onAnswer'>) {
  const { noShow: words } = useInterviewWords()
  const answer = (choice: Answer['answer']) => (note: string) =>
    runWithToast(onAnswer(id, { answer: choice, ...(note && { note }) }), words.answered)
  return (['denied', 'agreed'] as const).map((choice) => (
    <ConfirmButton
      key={choice}
      label={words.answers[choice].open}
      button={{ kind: 'quiet', size: 'small' }}
      kind="primary"
      title={words.answers[choice].title}
      text={words.answers[choice].text}
      reason={{ label: words.note, limit: NOTE_LENGTH }}
      confirmLabel={words.answer}
      onConfirm={answer(choice)}
    />
  ))
}
