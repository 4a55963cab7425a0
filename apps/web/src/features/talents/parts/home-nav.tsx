import { matchPath, pathTo, type RouteId } from '../../../paths.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useHere } from '../../../platform/here.tsx'
import { PageLink } from '../../../platform/page-link.tsx'
import { cx } from '../../../ui/cx.ts'
import { useHomeWords } from './use-profile-words.ts'

const PAGES = { home: 'talentHome', profile: 'talentProfile', terms: 'updateAvailability' } as const

/** Editing is part of the profile it edits. */
const PART_OF: Partial<Record<RouteId, RouteId>> = { editProfile: 'talentProfile' }

/** The few pages a talent comes back to. */
export function HomeNav() {
  const { nav } = useHomeWords()
  const open = matchPath(readHref(useHere()).pathname)?.id
  return (
    <nav aria-label={nav.label}>
      <ul className="flex gap-5 overflow-x-auto [scrollbar-width:none] md:gap-6 md:ps-8">
        {(Object.keys(PAGES) as (keyof typeof PAGES)[]).map((name) => {
          const route = PAGES[name]
          const isHere = open === route
          const isNear = isHere || (open !== undefined && PART_OF[open] === route)
          return (
            <li key={name} className="flex-none">
              <PageLink
                href={pathTo(route)}
                aria-current={isHere ? 'page' : undefined}
                className={cx(
                  'flex min-h-11 items-center border-b-2 text-[0.9375rem] whitespace-nowrap transition-colors md:min-h-16',
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
