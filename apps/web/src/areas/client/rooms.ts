import { CLIENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { useQuery } from '@tanstack/react-query'
import type { RouteId } from '../../paths.ts'
import { useMayOpen } from '../../platform/may.ts'
import { nominationsInfoQuery } from '../../platform/nominations-info.ts'
import { useActiveProject } from '../../platform/projects.ts'
import { useSession } from '../../platform/session.ts'
import { useProjects } from '../../features/client-projects/api.ts'
import { countersQuery } from '../../features/client-projects/api-counters.ts'
import type { ar } from '../../features/client-projects/messages/home/ar.ts'

type Facts = { step: number; hasNominations: boolean; nominations: number; interviews: number; renewals: number }
export type Room = {
  name: keyof typeof ar.nav.rooms
  route: RouteId
  isOpen: (facts: Facts) => boolean
  /** Beside the mark; the others are in the menu after them. */
  isInBar?: (facts: Facts) => boolean
  count?: (facts: Facts) => number
}

const always = () => true
const isDone = ({ step }: Facts) => step > CLIENT_STEP.BOOK_MEETING

/** The rooms of a client, one line each; everything a matched request leads to is among them. */
const ROOMS: readonly Room[] = [
  { name: 'home', route: 'clientHome', isOpen: always, isInBar: always },
  { name: 'matching', route: 'matching', isOpen: isDone, isInBar: always },
  {
    name: 'nominations',
    route: 'nomination',
    isOpen: isDone,
    isInBar: ({ hasNominations }) => hasNominations,
    count: ({ nominations }) => nominations,
  },
  { name: 'saved', route: 'saved', isOpen: isDone, isInBar: always },
  { name: 'request', route: 'editRequest', isOpen: isDone, isInBar: always },
  { name: 'request', route: 'clientWizard', isOpen: (facts) => !isDone(facts), isInBar: always },
  { name: 'interviewRequests', route: 'clientInterviewRequests', isOpen: isDone },
  { name: 'interviews', route: 'interviewsList', isOpen: isDone, count: ({ interviews }) => interviews },
  { name: 'renewals', route: 'clientRenewals', isOpen: isDone, count: ({ renewals }) => renewals },
  { name: 'vacancy', route: 'submitVacancy', isOpen: always },
  { name: 'consultant', route: 'bookConsultant', isOpen: always },
  { name: 'packages', route: 'hostingPackages', isOpen: always },
  { name: 'profile', route: 'clientProfile', isOpen: always },
]

export type OpenRoom = Pick<Room, 'name' | 'route'> & { inBar: boolean; waiting: number }

/** What is open to this client by now, and what waits there. */
export function useClientRooms(): OpenRoom[] {
  const { step } = useSession()
  const mayOpen = useMayOpen()
  // Where none has been chosen yet, the one that is shown.
  const { project: shown } = useProjects()
  const project = useActiveProject() ?? shown?.id ?? null
  const { data } = useQuery(countersQuery(project))
  const { data: has = 0 } = useQuery({ ...nominationsInfoQuery(project ?? ''), enabled: project !== null })
  const facts: Facts = {
    step,
    hasNominations: has > 0,
    nominations: data?.nominations.nominations_count ?? 0,
    interviews: data?.meetings.interviews_count ?? 0,
    renewals: data?.renewals.renewals_count ?? 0,
  }
  return ROOMS.filter(({ isOpen, route }) => isOpen(facts) && mayOpen(route)).map(
    ({ name, route, isInBar, count }) => ({
      name,
      route,
      inBar: isInBar?.(facts) ?? false,
      waiting: count?.(facts) ?? 0,
    }),
  )
}
