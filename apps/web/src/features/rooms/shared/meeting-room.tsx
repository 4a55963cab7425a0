import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { useParams } from '../../../platform/navigation/params.tsx'
import { COMPANY_SIDE } from '../api-meetings.ts'
import { MeetingRoomPage } from '../parts/meeting-room-page.tsx'

/** Where a company meets us, with its own session. */
export function Screen() {
  const { meetingId: id = '' } = useParams()
  const query = useQuery(COMPANY_SIDE.query(id))
  return <MeetingRoomPage query={query} side={COMPANY_SIDE} back={pathTo('bookMeeting')} />
}
