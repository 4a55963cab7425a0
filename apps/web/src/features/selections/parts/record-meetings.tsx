import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import {
  COMPANY_LINE_LENGTH,
  MEETING_OUTCOMES,
  type MeetingOutcome,
  REASON_LENGTH,
  isAgreed,
} from '@fareeq/domain/selections/limits.ts'
import type { FullSelection } from '@fareeq/domain/selections/schema-record.ts'
import { hasMeeting } from '@fareeq/domain/selections/states.ts'
import { useQuery } from '@tanstack/react-query'
import { Video } from 'lucide-react'
import { useState } from 'react'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { useBusinessTime } from '../../../platform/i18n/business-time.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Checkbox } from '../../../ui/fields/choices/checkbox.tsx'
import { Segmented } from '../../../ui/fields/choices/segmented.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { Dialog, DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { FormSlot, SLOT_RESOLVER } from '../../meetings/parts/form-slot.tsx'
import { ownPath } from '../../meetings/parts/own-path.ts'
import { holdMeeting, meetingSlotsQuery, setMeeting } from '../api-record.ts'
import { usePipelineWords } from '../messages/en.ts'
import { useRecordWords } from '../messages/record/en.ts'

/** The interview and the alignment meeting: when, and what came of them. */
export function RecordMeetings({ record }: { record: FullSelection }) {
  const words = useRecordWords()
  const { states } = usePipelineWords()
  const moment = useBusinessTime()
  const { meetings, may_move, selection } = record
  const mayMeet = may_move && hasMeeting(selection.state)
  const isAhead = meetings.some(({ join, step, outcome }) => join && !outcome && step === selection.state)
  return (
    <section className="grid gap-3">
      <h3 className="font-strong">{words.meetings}</h3>
      {meetings.length === 0 && <p className="text-sm text-ink-soft">{words.noMeetings}</p>}
      {meetings.map(({ id, step, start, join, by, outcome, note, company_line }) => (
        <div key={id} className="grid gap-1 rounded-lg border border-line p-3 text-sm">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-strong">{states[step]}</span>
            {outcome && <Badge tone={outcome === 'agreed' ? 'positive' : 'warning'}>{words.outcomes[outcome]}</Badge>}
          </p>
          <p className="text-ink-soft">
            <bdi>{moment(start)}</bdi> · <bdi>{by}</bdi>
          </p>
          {note && (
            <p className="wrap-anywhere">
              <bdi>{note}</bdi>
            </p>
          )}
          {company_line && (
            <p className="wrap-anywhere">
              <span className="text-ink-soft">{words.companyLine}:</span> <bdi>{company_line}</bdi>
            </p>
          )}
          {join && <Join link={join} />}
          {!outcome && may_move && <Outcome id={selection.id} meeting={id} mayAdvance={step === selection.state} />}
        </div>
      ))}
      {mayMeet && <NewMeeting id={selection.id} name={selection.first_name} isAhead={isAhead} />}
    </section>
  )
}

function NewMeeting({ id, name, isAhead }: { id: string; name: string; isAhead: boolean }) {
  const words = useRecordWords()
  const label = isAhead ? words.moveMeeting : words.setMeeting
  return (
    <Dialog
      trigger={
        <Button size="small" kind="quiet" className="justify-self-start">
          {label}
        </Button>
      }
      width="large"
      title={words.setMeetingTitle(bidiIsolate(name, useLang()))}
      text={words.setMeetingText}
    >
      {(close) => <Times id={id} label={label} close={close} />}
    </Dialog>
  )
}

/** A separate component, so that its state is reset on reopening. */
function Times({ id, label, close }: { id: string; label: string; close: () => void }) {
  const words = useRecordWords()
  const { control, isPending, failure, props, clearFailure } = useSubmitForm({
    resolver: SLOT_RESOLVER,
    initial: { slot: { start: null, timezone: BUSINESS_ZONE }, note: '' },
    send: async ({ slot: { start } }) => {
      if (start) await setMeeting(id, { start })
    },
    done: words.meetingSet,
    onDone: close,
    isLast: true,
  })
  return (
    <Form {...props} failure={undefined} aria-label={label}>
      <MeetingsAhead id={id} />
      <FormSlot
        control={control}
        nearest={null}
        failure={failure}
        onChoose={clearFailure}
        source={meetingSlotsQuery(id)}
      />
      <DialogSubmit sticky label={label} pending={isPending} />
    </Form>
  )
}

/** When the talent meets anybody, so that a time with room around it is chosen. */
function MeetingsAhead({ id }: { id: string }) {
  const words = useRecordWords()
  const moment = useBusinessTime()
  const ahead = useQuery(meetingSlotsQuery(id)).data?.meta.ahead ?? []
  if (ahead.length === 0) return null
  return (
    <section aria-labelledby="meetings-ahead" className="mb-5 rounded-lg bg-sunken p-3 text-sm">
      <h3 id="meetings-ahead" className="font-strong">
        {words.ahead}
      </h3>
      <ul className="mt-1 grid gap-1 text-ink-soft">
        {ahead.map(({ start, kind }) => (
          <li key={start}>
            <bdi>{moment(start)}</bdi> · {words.aheadKinds[kind]}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Our own room opens here, a link of the host's beside it. */
function Join({ link }: { link: string }) {
  const words = useRecordWords()
  const own = ownPath(link)
  const way = own ? { as: PageLink, href: own } : { href: link, target: '_blank', rel: 'noopener noreferrer' }
  return (
    <ButtonLink {...way} kind="quiet" size="small" className="justify-self-start">
      <Video aria-hidden />
      {words.join}
    </ButtonLink>
  )
}

/** What came of it, a note and the next step, in one form. */
function Outcome({ id, meeting, mayAdvance }: { id: string; meeting: string; mayAdvance: boolean }) {
  const words = useRecordWords()
  const [outcome, setOutcome] = useState<MeetingOutcome>('agreed')
  const [advance, setAdvance] = useState(true)
  const [company_line, setCompanyLine] = useState('')
  const asksNext = mayAdvance && isAgreed(outcome)
  return (
    <ConfirmButton
      label={words.outcome}
      button={{ size: 'small', kind: 'quiet', className: 'justify-self-start' }}
      kind="primary"
      confirmLabel={words.saveOutcome}
      reason={{ label: words.outcomeNote, limit: REASON_LENGTH }}
      onConfirm={(note) =>
        runWithToast(
          holdMeeting(id, meeting, { outcome, company_line, advance: asksNext && advance, ...(note && { note }) }),
          words.outcomeSaved,
        )
      }
    >
      <Segmented
        label={words.outcome}
        labelHidden
        options={MEETING_OUTCOMES.map((meetingOutcome) => ({
          id: meetingOutcome,
          label: words.outcomes[meetingOutcome],
        }))}
        value={outcome}
        onChange={setOutcome}
        className="mb-4"
      />
      <TextField
        label={words.companyLine}
        hint={words.companyLineHint}
        maxLength={COMPANY_LINE_LENGTH}
        value={company_line}
        onChange={setCompanyLine}
        className="mb-4"
      />
      {asksNext && (
        <Checkbox value={advance} onChange={setAdvance}>
          {words.advance}
        </Checkbox>
      )}
    </ConfirmButton>
  )
}
