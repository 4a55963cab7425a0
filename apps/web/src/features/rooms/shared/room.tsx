import type { Room } from '@fareeq/domain/rooms/schema.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { useQuery } from '@tanstack/react-query'
import { Video } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { pathTo } from '../../../paths.ts'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useParams } from '../../../platform/navigation/params.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Countdown } from '../../../ui/dates/moments.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import { DeviceCheckLink } from '../../device-checks/parts/device-check-link.tsx'
import { roomQuery } from '../api.ts'
import { BothTimes } from '../parts/both-times.tsx'
import { InRoom, Panels } from '../parts/in-room.tsx'
import { LeftRoom, useCallPhase } from '../parts/left-room.tsx'
import { Lobby } from '../parts/lobby.tsx'
import { useLiveRoom } from '../parts/use-live-room.ts'
import { useRoomWords } from '../messages/en.ts'

/** Where the two people of an interview meet. */
export function Screen() {
  const words = useRoomWords()
  const lang = useLang()
  const { interviewId: id = '' } = useParams()
  const { data: room, error, isFetching, refetch } = useQuery(roomQuery(id))
  const again = () => void refetch()
  if (!room) {
    if (isCallFailure(error) && error.status === 404) return <NoRoom />
    if (error) return <ErrorState onRetry={again} retrying={isFetching} />
    return (
      <Framed>
        <Skeletons>
          <SkeletonBlock className="h-96" />
        </Skeletons>
      </Framed>
    )
  }
  const head = (
    <>
      <PageHeader
        title={words.with(bidiIsolate(room.other.name, lang))}
        text={room.project_name ? words.about(bidiIsolate(room.project_name, lang)) : undefined}
      />
      {room.start && (
        <div className="mb-6">
          <BothTimes start={room.start} other={room.other} />
        </div>
      )}
      {room.link && <Outside link={room.link} />}
    </>
  )
  if (room.door === 'open') return <OpenRoom room={room} head={head} />
  return (
    <Framed>
      {head}
      <NoAccess room={room} onOpen={again} />
    </Framed>
  )
}

/** Everything but the call itself, which fills the window. */
const Framed = ({ children }: { children: ReactNode }) => <div className="page py-8">{children}</div>

function NoRoom() {
  const words = useRoomWords().door
  const { user } = useSession()
  const list = pathTo(user?.type === TALENT ? 'talentInterviewRequests' : 'interviewsList')
  return (
    <EmptyState
      illustration="search"
      title={words.none}
      text={words.noneText}
      action={
        <ButtonLink as={PageLink} href={list} kind="quiet">
          {words.all}
        </ButtonLink>
      }
    />
  )
}

function Outside({ link }: { link: string }) {
  const words = useRoomWords().door
  return (
    <Banner
      className="mb-6"
      action={
        <ButtonLink href={link} target="_blank" rel="noopener noreferrer">
          <Video aria-hidden />
          {words.join}
        </ButtonLink>
      }
    >
      {words.outside}
    </Banner>
  )
}

const requestOf = ({ seat, interview_id: id }: Room) =>
  seat === 'client' ? pathTo('interviewDetails', { id }) : pathTo('chooseInterviewSlot', { id })

/** Stays readable afterwards; without content there is nothing to open. */
const isWritten = ({ lines, pad }: Room): boolean => lines.length > 0 || Boolean(pad)

function NoAccess({ room, onOpen }: { room: Room; onOpen: () => void }) {
  const words = useRoomWords().door
  const live = useLiveRoom(room)
  const [panel, setPanel] = useState('chat')
  const request = (
    <ButtonLink as={PageLink} href={requestOf(room)} kind="quiet">
      {words.request}
    </ButtonLink>
  )
  if (room.door === 'not_agreed')
    return <EmptyState title={words.notAgreed} text={words.notAgreedText} action={request} />
  // With an external link there is no room that has to open.
  if (room.door === 'early' && room.link) return request
  if (room.door === 'early')
    return (
      <EmptyState
        title={words.early}
        text={
          <>
            {words.opensIn} <Countdown isAfterPreposition until={new Date(room.opens_at ?? 0)} onEnd={onOpen} />
          </>
        }
        action={
          <div className="grid justify-items-center gap-2">
            {request}
            <DeviceCheckLink />
          </div>
        }
      />
    )
  if (!isWritten(room)) return <EmptyState title={words.over} text={words.overBare} action={request} />
  return (
    <>
      <EmptyState compact title={words.over} text={words.overText} action={request} />
      <Panels room={room} live={live} value={panel} onChange={setPanel} isOpen={false} />
    </>
  )
}

function OpenRoom({ room, head }: { room: Room; head: ReactNode }) {
  const words = useRoomWords().left
  const live = useLiveRoom(room)
  const { devices, phase, enter, leave, goBack } = useCallPhase()
  if (phase === 'room') return <InRoom room={room} live={live} devices={devices} onLeave={leave} />
  return (
    <Framed>
      {head}
      {phase === 'lobby' ? (
        <Lobby devices={devices} onEnter={enter} />
      ) : (
        <LeftRoom
          onBack={goBack}
          next={
            <ButtonLink as={PageLink} href={requestOf(room)}>
              {room.seat === 'client' ? words.feedback : words.rate}
            </ButtonLink>
          }
        />
      )}
    </Framed>
  )
}
