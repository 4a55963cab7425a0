import { CLOSED_ACCOUNT } from '@fareeq/domain/kernel/names/names.ts'
import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { DAY, formatDay } from '@fareeq/domain/kernel/time/time.ts'
import { PRIVACY_REASON_LENGTH, type PrivacyState, isOpen } from '@fareeq/domain/privacy-requests/rules.ts'
import type { PrivacyRequest } from '@fareeq/domain/privacy-requests/schema-ops.ts'
import type { ReactNode } from 'react'
import { pathTo } from '../../../../paths.ts'
import { useBusinessTime } from '../../../../platform/i18n/business-time.ts'
import { useLang, useWrite } from '../../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { useNow } from '../../../../ui/dates/moments.tsx'
import { Badge, type Tone } from '../../../../ui/display/badge.tsx'
import { EmailText } from '../../../../ui/display/email-text.tsx'
import { Filled } from '../../../../ui/display/filled.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { ConfirmButton } from '../../../../ui/overlays/confirm-dialog.tsx'
import { Deadline } from '../../../staff/parts/deadline.tsx'
import { stopRequest } from '../../api-ops.ts'
import { OpenMattersOfPerson } from '../../../open-matters/parts/open-matters.tsx'
import { usePrivacyOpsWords } from '../../messages/operations/en.ts'

const TONES: Record<PrivacyState, Tone> = { open: 'warning', done: 'positive', stopped: 'neutral', lapsed: 'neutral' }

export function RequestCard({ request }: { request: PrivacyRequest }) {
  const words = usePrivacyOpsWords()
  const { person, recorded_by, stopped_by } = request
  return (
    <Card as="li" className="grid gap-3 md:grid-cols-[minmax(0,1fr)_18rem] md:gap-6">
      <div className="grid min-w-0 content-start gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <PersonName person={person} />
          <Badge>{words.kinds[request.kind]}</Badge>
          <Badge tone={TONES[request.state]} dot>
            {words.states[request.state]}
          </Badge>
        </div>
        {person.email && (
          <span className="text-sm text-ink-soft">
            <EmailText email={person.email} />
          </span>
        )}
        <Quote by={recorded_by ? <Filled sentence={words.written} name={<bdi>{recorded_by}</bdi>} /> : words.alone}>
          {request.reason}
        </Quote>
        {stopped_by && (
          <Quote by={<Filled sentence={words.stoppedBy} name={<bdi>{stopped_by}</bdi>} />}>{request.stop_reason}</Quote>
        )}
        {request.waits_for_pay && <p className="text-sm text-warning">{words.waitsForPay}</p>}
        {request.kind === 'closing' && isOpen(request.state) && <OpenMattersOfPerson id={person.id} />}
      </div>
      <div className="grid content-start justify-items-start gap-3">
        {isOpen(request.state) ? <Clock request={request} /> : <Ended request={request} />}
        <RequestDates request={request} />
        {request.can_stop && <StopButton id={request.id} />}
      </div>
    </Card>
  )
}

function PersonName({ person: { id, type, name } }: Pick<PrivacyRequest, 'person'>) {
  const lang = useLang()
  if (name === null) return <span className="text-ink-soft">{CLOSED_ACCOUNT[lang]}</span>
  if (type !== TALENT) return <bdi className="font-strong">{name}</bdi>
  return (
    <PageLink href={pathTo('opsRecord', { section: 'talents', id })} className="font-strong hover:underline">
      <bdi>{name}</bdi>
    </PageLink>
  )
}

/** The words of a letter have a line of their own: they may run in the other direction. */
const Quote = ({ by, children }: { by: ReactNode; children: string | null }) => (
  <div className="text-sm text-ink-soft">
    {by}
    {children && (
      <p dir="auto" className="w-fit wrap-anywhere whitespace-pre-line text-ink">
        {children}
      </p>
    )}
  </div>
)

function Ended({ request: { ended_at, lapses_at } }: { request: PrivacyRequest }) {
  const words = usePrivacyOpsWords()
  const moment = useBusinessTime()
  return (
    <span className="text-sm text-ink-faint">
      {ended_at ? words.ended : words.lapsed} <bdi>{moment(ended_at ?? lapses_at ?? '')}</bdi>
    </span>
  )
}

/** A letter has two days: when it arrived, from which the law counts, and when somebody recorded it. */
function RequestDates({
  request: { recorded_by, requested_at, received_on, answer_by, is_late_answer },
}: {
  request: PrivacyRequest
}) {
  const words = usePrivacyOpsWords()
  const moment = useBusinessTime()
  const lang = useLang()
  const write = useWrite()
  const day = (date: string) => write(formatDay(date, lang))
  return (
    <div className="grid text-sm text-ink-faint">
      {recorded_by && (
        <span>
          {words.received} <bdi>{day(received_on)}</bdi>
        </span>
      )}
      <span>
        {recorded_by ? words.recorded : words.asked} <bdi>{moment(requested_at)}</bdi>
      </span>
      {is_late_answer && <span className="text-warning">{words.lateAnswer(day(answer_by))}</span>}
    </div>
  )
}

/** A closing happens on its day; a copy waits for its download. */
function Clock({ request: { closes_at, lapses_at, waits_for_pay } }: { request: PrivacyRequest }) {
  const words = usePrivacyOpsWords()
  const at = closes_at ?? lapses_at ?? ''
  const remaining = new Date(at).getTime() - useNow(DAY).getTime()
  const clock = remaining < 0 && !waits_for_pay ? 'late' : remaining < 3 * DAY ? 'soon' : 'calm'
  return <Deadline at={at} clock={clock} label={closes_at ? words.closes : words.downloadBy} />
}

function StopButton({ id }: { id: string }) {
  const { stop: words, reason, reasonHint, reasonNeeded } = usePrivacyOpsWords()
  return (
    <ConfirmButton
      label={words.open}
      button={{ kind: 'quiet', size: 'small' }}
      title={words.title}
      text={words.text}
      kind="primary"
      reason={{ label: reason, hint: reasonHint, limit: PRIVACY_REASON_LENGTH, required: reasonNeeded }}
      onConfirm={(why) => runWithToast(stopRequest(id, why), words.done)}
    />
  )
}
