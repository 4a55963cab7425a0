import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useParams } from '../../../platform/navigation/params.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import { HOST_SIDE } from '../api-meetings.ts'
import { MeetingRoom } from '../parts/meeting-room.tsx'
import { useRoomWords } from '../parts/use-room-words.ts'

/** The same room for the colleague who hosts, with a session of staff. */
export function Screen() {
  const words = useRoomWords().meeting
  const { id = '' } = useParams()
  const { data: room, error, isFetching, refetch } = useQuery(HOST_SIDE.query(id))
  const again = () => void refetch()
  const back = pathTo(
    'opsSection',
    { section: 'meetings' },
    { meeting: id, week: room && riyadhDay(new Date(room.start)) },
  )
  if (room) return <MeetingRoom key={room.meeting_id} room={room} side={HOST_SIDE} back={back} onOpen={again} />
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
