import { staffMay } from '@fareeq/domain/kernel/permissions.ts'
import { HOUR } from '@fareeq/domain/kernel/time.ts'
import { daysAfter } from '@fareeq/domain/kernel/working-days.ts'
import { mayReadMeetings } from '@fareeq/domain/meetings/rules.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CalendarDays, UserRound, Video } from 'lucide-react'
import { staffInterviewsQuery } from '../../features/interviews/api-ops.ts'
import { weekQuery } from '../../features/meetings/api-ops.ts'
import { weekOf } from '../../features/meetings/parts/week-days.ts'
import { useStaff } from '../../features/staff/parts/staff-session.ts'
import { useStaffWords } from '../../features/staff/parts/use-staff-words.ts'
import { talentsQuery } from '../../features/talent-views/api-ops.ts'
import { pathTo } from '../../paths.ts'
import { navigate } from '../../platform/navigation/navigate.ts'
import { useLang } from '../../platform/i18n/i18n.tsx'
import { useMoment } from '../../platform/i18n/zone.ts'
import { useNow } from '../../ui/dates/moments.tsx'

/** Minimal length of a search. */
const FEWEST_LETTERS = 2
const LAST_DAY = 6

/** Talents by the search of their room, the interviews in work, and the meetings of the week. */
export function usePeople(q: string, isOpen: boolean) {
  const words = useStaffWords()
  const lang = useLang()
  const moment = useMoment()
  const roles = useStaff()?.roles ?? []
  const sunday = weekOf(undefined, useNow(HOUR))
  const talents = useInfiniteQuery({
    ...talentsQuery({ q }, lang),
    enabled: isOpen && q.length >= FEWEST_LETTERS && staffMay(roles, 'talents.find'),
  }).data
  const interviews = useInfiniteQuery({
    ...staffInterviewsQuery({ q }),
    enabled: isOpen && staffMay(roles, 'interviews.read'),
  }).data
  const week = useQuery({
    ...weekQuery(sunday, daysAfter(sunday, LAST_DAY)),
    enabled: isOpen && mayReadMeetings(roles),
  }).data
  return [
    {
      id: 'talents',
      title: words.talents,
      items: (q.length >= FEWEST_LETTERS ? (talents?.pages[0]?.data ?? []) : []).map((talent) => ({
        id: talent.id,
        label: [talent.first_name, talent.last_name].filter(Boolean).join(' '),
        detail: talent.role_name ?? '',
        icon: <UserRound aria-hidden />,
        // Server-side matches must also pass the palette's own filter.
        keywords: q,
        onPress: () => void navigate(pathTo('opsRecord', { section: 'talents', id: talent.id })),
      })),
    },
    {
      id: 'interviews',
      title: words.interviews,
      items: (interviews?.pages[0]?.data ?? []).map((interview) => ({
        id: interview.id,
        label: interview.talent_name,
        detail: interview.client_name,
        icon: <Video aria-hidden />,
        keywords: q,
        onPress: () => void navigate(pathTo('opsRecord', { section: 'interviews', id: interview.id })),
      })),
    },
    {
      id: 'meetings',
      title: words.meetings,
      items: (week?.meetings ?? []).map(({ id, name, email, start }) => ({
        id,
        label: name,
        detail: moment(new Date(start)),
        icon: <CalendarDays aria-hidden />,
        keywords: email,
        onPress: () => void navigate(pathTo('opsSection', { section: 'meetings' }, { week: sunday, meeting: id })),
      })),
    },
  ]
}
