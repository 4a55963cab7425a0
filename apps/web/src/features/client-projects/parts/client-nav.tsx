import { CLIENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useQuery } from '@tanstack/react-query'
import { matchPath, pathTo, type RouteId } from '../../../paths.ts'
import { useHere } from '../../../platform/here.tsx'
import { PageLink } from '../../../platform/page-link.tsx'
import { useActiveProject } from '../../../platform/projects.ts'
import { useSession } from '../../../platform/session.ts'
import { CountBadge } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { countersQuery } from '../api-counters.ts'
import { ProjectSwitcher } from './project-switcher.tsx'
import { useHomeWords } from './use-request-words.ts'

type Facts = { step: number; nominations: number }
type Room = {
  name: 'home' | 'matching' | 'nominations' | 'saved' | 'request' | 'profile'
  route: RouteId
  /** A room that would only send one away again is not offered. */
  isOpen?: (facts: Facts) => boolean
  count?: (facts: Facts) => number
}

const isDone = ({ step }: Facts) => step > CLIENT_STEP.BOOK_MEETING

/** The rooms of a client, one line each. */
const ROOMS: readonly Room[] = [
  { name: 'home', route: 'clientHome' },
  { name: 'matching', route: 'matching', isOpen: isDone },
  {
    name: 'nominations',
    route: 'nomination',
    isOpen: ({ nominations }) => nominations > 0,
    count: ({ nominations }) => nominations,
  },
  { name: 'saved', route: 'saved', isOpen: isDone },
  { name: 'request', route: 'editRequest', isOpen: isDone },
  { name: 'request', route: 'clientWizard', isOpen: (facts) => !isDone(facts) },
  { name: 'profile', route: 'clientProfile' },
]

/** Pages that are a part of a room. */
const PART_OF: Partial<Record<RouteId, Room['name']>> = { clientWizard: 'request', editRequest: 'request' }

/** The request one works on, then the rooms; what waits in them is counted live. */
export function ClientNav() {
  const { nav } = useHomeWords()
  const { step } = useSession()
  const { data } = useQuery(countersQuery(useActiveProject()))
  const open = matchPath(readHref(useHere()).pathname)?.id
  const facts = { step, nominations: data?.nominations.nominations_count ?? 0 }
  const rooms = ROOMS.filter(({ isOpen }) => !isOpen || isOpen(facts))
  return (
    <div className="flex items-center gap-5 overflow-x-auto [scrollbar-width:none] md:gap-6 md:ps-6">
      <ProjectSwitcher />
      <nav aria-label={nav.label}>
        <ul className="flex gap-5 md:gap-6">
          {rooms.map(({ name, route, count }) => {
            const isHere = open === route
            const isNear = isHere || (open !== undefined && PART_OF[open] === name)
            const waiting = count?.(facts) ?? 0
            return (
              <li key={route} className="flex-none">
                <PageLink
                  href={pathTo(route)}
                  aria-current={isHere ? 'page' : undefined}
                  className={cx(
                    'flex min-h-11 items-center gap-2 border-b-2 text-[0.9375rem] whitespace-nowrap transition-colors md:min-h-16',
                    isNear
                      ? 'border-accent font-strong text-accent'
                      : 'border-transparent text-ink-soft hover:text-ink',
                  )}
                >
                  {nav[name]}
                  {waiting > 0 && <CountBadge n={waiting} strong />}
                </PageLink>
              </li>
            )
          })}
        </ul>
      </nav>
    </div>
  )
}
