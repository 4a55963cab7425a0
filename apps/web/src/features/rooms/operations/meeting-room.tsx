import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { useParams } from '../../../platform/navigation/params.tsx'
import { HOST_SIDE } from '../api-meetings.ts'
import { MeetingRoomPage } from '../parts/meeting-room-page.tsx'

/** The same room for the colleague who hosts, with a session of staff. */
export function Screen() {
  const { id = '' } = useParams()
  const query = useQuery(HOST_SIDE.query(id))
  const week = query.data && riyadhDay(new Date(query.data.start))
  const back = pathTo('opsSection', { section: 'meetings' }, { meeting: id, week })
  return <MeetingRoomPage query={query} side={HOST_SIDE} back={back} />
}
