import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { MeetingLine, MeetingRoom as Room } from '@fareeq/domain/rooms/schema-meetings.ts'
import { Video } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Countdown } from '../../../ui/dates/moments.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { DeviceCheckLink } from '../../device-checks/parts/device-check-link.tsx'
import type { MeetingSide } from '../api-meetings.ts'
import { BothTimes } from './both-times.tsx'
import { CallBar } from './call-bar.tsx'
import { Chat } from './chat.tsx'
import { Controls } from './controls.tsx'
import { LeftRoom, useCallPhase } from './left-room.tsx'
import { Lobby } from './lobby.tsx'
import { Stage } from './stage.tsx'
import { useCall } from './use-call.ts'
import { useRoomWords } from '../messages/en.ts'

type Props = { room: Room; side: MeetingSide; back: string; onOpen: () => void }

/** Where a company and the colleague who hosts it meet: both sides see the same. */
export function MeetingRoom(props: Props) {
  if (props.room.door === 'open' && !props.room.link) return <OpenRoom {...props} />
  return (
    <Framed room={props.room}>
      <NoAccess {...props} />
    </Framed>
  )
}

function Framed({ room, children }: { room: Room; children: ReactNode }) {
  const words = useRoomWords().meeting
  const lang = useLang()
  return (
    <div className="page py-8">
      <PageHeader title={words.with(bidiIsolate(room.other.name, lang))} text={room.topic ?? undefined} />
      <div className="mb-6">
        <BothTimes start={room.start} other={room.other} />
      </div>
      {children}
    </div>
  )
}

function NoAccess({ room, back, onOpen }: Props) {
  const words = useRoomWords()
  const details = (
    <ButtonLink as={PageLink} href={back} kind="quiet">
      {words.meeting.back}
    </ButtonLink>
  )
  if (room.door === 'over')
    return <EmptyState title={words.meeting.over} text={words.meeting.overText} action={details} />
  if (room.link)
    return (
      <Banner
        action={
          <ButtonLink href={room.link} target="_blank" rel="noopener noreferrer">
            <Video aria-hidden />
            {words.door.join}
          </ButtonLink>
        }
      >
        {words.meeting.outside}
      </Banner>
    )
  return (
    <EmptyState
      title={words.meeting.early}
      text={
        <>
          {words.door.opensIn} <Countdown until={new Date(room.opens_at)} onEnd={onOpen} />
        </>
      }
      action={
        <div className="grid justify-items-center gap-2">
          {details}
          <DeviceCheckLink />
        </div>
      }
    />
  )
}

function OpenRoom({ room, side, back }: Props) {
  const words = useRoomWords().meeting
  const lines = useLines(room.meeting_id, side)
  const { devices, phase, enter, leave, goBack } = useCallPhase()
  if (phase === 'room') return <InMeeting {...{ room, side, lines }} stream={devices.stream} onLeave={leave} />
  return (
    <Framed room={room}>
      {phase === 'lobby' ? (
        <Lobby devices={devices} onEnter={enter} />
      ) : (
        <LeftRoom
          onBack={goBack}
          next={
            <ButtonLink as={PageLink} href={back}>
              {words.back}
            </ButtonLink>
          }
        />
      )}
    </Framed>
  )
}

/** What was written while this page is open; the server keeps none of it. */
function useLines(id: string, side: MeetingSide): MeetingLine[] {
  const [lines, setLines] = useState<MeetingLine[]>([])
  useEffect(() => side.follow(id, (news) => news.kind === 'line' && setLines((all) => [...all, news.line])), [id, side])
  return lines
}

type CallProps = Pick<Props, 'room' | 'side'> & {
  lines: readonly MeetingLine[]
  stream: MediaStream | null
  onLeave: () => void
}

function InMeeting({ room, side, lines, stream, onLeave }: CallProps) {
  const words = useRoomWords()
  const lang = useLang()
  const { meeting_id: id, seat, other } = room
  const call = useCall(
    { ...room, follow: (listener) => side.follow(id, listener), send: (signal) => side.send(id, signal) },
    stream,
  )
  const [draft, setDraft] = useState('')
  const write = (text: string) => side.write(id, text)
  return (
    <div className="flex h-[calc(100dvh-3.5625rem)] min-h-96 flex-col">
      <CallBar title={words.meeting.with(bidiIsolate(other.name, lang))} room={room} link={call.link} />
      <div className="grid min-h-0 flex-1 grid-rows-[minmax(0,3fr)_minmax(0,2fr)] gap-3 p-3 lg:grid-cols-[5fr_2fr] lg:grid-rows-1 lg:gap-5 lg:px-5">
        <Stage call={call} stream={stream} name={other.name} small={false} />
        <div className="min-h-0 overflow-y-auto">
          <Chat {...{ write, seat, lines, draft }} isOpen onDraft={setDraft} hint={words.meeting.chatHint} />
        </div>
      </div>
      <div className="flex-none border-t border-line bg-surface px-3 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))]">
        <Controls call={call} hasCamera={(stream?.getVideoTracks().length ?? 0) > 0} onLeave={onLeave} />
      </div>
    </div>
  )
}
