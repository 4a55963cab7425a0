import type { MeetingRoom as Room } from '@fareeq/domain/rooms/schema-meetings.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import type { MeetingSide } from '../api-meetings.ts'
import { MeetingRoom } from './meeting-room.tsx'
import { useRoomWords } from '../messages/en.ts'

type Props = { query: UseQueryResult<Room>; side: MeetingSide; back: string }

/** The room of a meeting as one side fetches it, or that there is none. */
export function MeetingRoomPage({ query, side, back }: Props) {
  const words = useRoomWords().meeting
  const { data: room, error, isFetching, refetch } = query
  const again = () => void refetch()
  if (room) return <MeetingRoom key={room.meeting_id} room={room} side={side} back={back} onOpen={again} />
  if (isCallFailure(error) && error.status === 404)
    return (
      <EmptyState
        illustration="search"
        title={words.none}
        text={words.noneText}
        action={
          <ButtonLink as={PageLink} href={back} kind="quiet">
            {words.back}
          </ButtonLink>
        }
      />
    )
  if (error) return <ErrorState onRetry={again} retrying={isFetching} />
  return (
    <Skeletons className="page py-8">
      <SkeletonBlock className="h-96" />
    </Skeletons>
  )
}
