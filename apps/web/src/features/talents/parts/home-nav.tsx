import { matchPath, pathTo, type RouteId } from '../../../paths.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useQuery } from '@tanstack/react-query'
import { useHere } from '../../../platform/here.tsx'
import { PageLink } from '../../../platform/page-link.tsx'
import { cx } from '../../../ui/cx.ts'
import { indicatorsQuery } from '../api-indicators.ts'
import { useHomeWords } from './use-home-words.ts'

const PAGES = {
  home: 'talentHome',
  profile: 'talentProfile',
  terms: 'updateAvailability',
  interviews: 'talentInterviewRequests',
} as const

/** Editing is part of the profile it edits, an interview of the list it stands in. */
const PART_OF: Partial<Record<RouteId, RouteId>> = {
  editProfile: 'talentProfile',
  chooseInterviewSlot: 'talentInterviewRequests',
}

/** On a phone the list is longer than the screen: where one is stays in sight. */
const inSight = (item: HTMLElement | null) => item?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** The few pages a talent comes back to. */
export function HomeNav() {
  const { nav } = useHomeWords()
  const { data } = useQuery(indicatorsQuery())
  // A list that has never held anything is no page to come back to.
  const names = (Object.keys(PAGES) as (keyof typeof PAGES)[]).filter(
    (name) => name !== 'interviews' || data?.has_interviews,
  )
  const open = matchPath(readHref(useHere()).pathname)?.id
  return (
    <nav aria-label={nav.label}>
      <ul className="flex gap-5 overflow-x-auto [scrollbar-width:none] lg:gap-6 lg:ps-8">
        {names.map((name) => {
          const route = PAGES[name]
          const isHere = open === route
          const isNear = isHere || (open !== undefined && PART_OF[open] === route)
          return (
            <li key={name} ref={isNear ? inSight : undefined} className="flex-none">
              <PageLink
                href={pathTo(route)}
                aria-current={isHere ? 'page' : undefined}
                className={cx(
                  'flex min-h-11 items-center border-b-2 text-[0.9375rem] whitespace-nowrap transition-colors lg:min-h-16',
                  isNear ? 'border-accent font-strong text-accent' : 'border-transparent text-ink-soft hover:text-ink',
                )}
              >
                {nav[name]}
              </PageLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
