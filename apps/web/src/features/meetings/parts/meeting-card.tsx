import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { isWithTalent } from '@fareeq/domain/meetings/limits.ts'
import type { Meeting } from '@fareeq/domain/meetings/schema.ts'
import { isBooked, isCanceled, isMissed } from '@fareeq/domain/meetings/states.ts'
import { Video } from 'lucide-react'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { useZone } from '../../../platform/i18n/zone.ts'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { DeviceCheckLink } from '../../device-checks/parts/device-check-link.tsx'
import { BothClocks } from './chosen-time.tsx'
import { ownPath } from './own-path.ts'
import { STATE_TONES } from './state-tones.ts'
import { MeetingMoves } from './meeting-moves.tsx'
import { useMeetingWords } from '../messages/en.ts'

/** A meeting, as the person who booked it finds it: when by both clocks, with whom, where, and what may be done. */
export function MeetingCard({ meeting }: { meeting: Meeting }) {
  const words = useMeetingWords().meeting
  const zone = useZone(meeting.timezone)
  const lang = useLang()
  const { state, open } = meeting
  const titles: Record<Meeting['state'], string> = {
    pending: words.booked,
    booked: words.booked,
    canceled: words.canceledDone,
    held: words.states.held,
    missed: words.states.missed,
  }
  return (
    <Card as="section" pad="large" aria-labelledby="meeting-title" className="max-w-4xl">
      <div className="mb-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id="meeting-title" className="text-xl">
            {titles[state]}
          </h2>
          <Badge tone={STATE_TONES[state]} dot>
            {words.states[state]}
          </Badge>
        </div>
        {open && !meeting.move_asked && <p className="text-ink-soft">{words.bookedText}</p>}
      </div>
      {meeting.move_asked && (
        <Banner tone="warning" className="mb-5">
          {words.moveAsked(bidiIsolate(meeting.host, lang))}
        </Banner>
      )}
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Fact name={words.when}>
          <BothClocks start={meeting.start} timezone={zone} />
        </Fact>
        <Fact name={words.host}>
          <span className="flex items-center gap-3">
            <Avatar id={meeting.host} name={meeting.host} size="sm" />
            <bdi className="font-strong">{meeting.host}</bdi>
          </span>
        </Fact>
        {meeting.topic && (
          <Fact name={words.topic}>
            <p className="wrap-anywhere whitespace-pre-line">{meeting.topic}</p>
          </Fact>
        )}
      </dl>
      <div className="mt-6 grid gap-4 border-t border-line pt-6">
        {isBooked(state) && <Way meeting={meeting} />}
        {open ? <MeetingMoves meeting={meeting} /> : <Over state={state} kind={meeting.kind} />}
      </div>
    </Card>
  )
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div className="min-w-0">
    <dt className="mb-1 text-sm text-ink-soft">{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** Our own room, or the host's link beside this page. */
function Way({ meeting }: { meeting: Meeting }) {
  const words = useMeetingWords().meeting
  const own = ownPath(meeting.meeting_link)
  const way = own
    ? { as: PageLink, href: own }
    : { href: meeting.meeting_link, target: '_blank', rel: 'noopener noreferrer' }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ButtonLink {...way} className="w-full xs:w-fit">
        <Video aria-hidden />
        {words.join}
      </ButtonLink>
      <DeviceCheckLink />
    </div>
  )
}

function Over({ state, kind }: Pick<Meeting, 'state' | 'kind'>) {
  const words = useMeetingWords().meeting
  if (isBooked(state)) return null
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-soft">
        {isCanceled(state) ? words.canceledText : isMissed(state) ? words.missedText : words.heldText}
      </p>
      {isWithTalent(kind) ? (
        <ButtonLink as={PageLink} href={pathTo('talentHome')} kind="quiet">
          {words.toSteps}
        </ButtonLink>
      ) : (
        <ButtonLink as={PageLink} href={pathTo('bookMeeting')} kind="quiet">
          {words.another}
        </ButtonLink>
      )}
    </div>
  )
}
