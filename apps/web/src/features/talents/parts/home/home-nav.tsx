import { matchPath, pathTo, type RouteId, type StaticRouteId } from '../../../../paths.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCurrentInView } from '../../../../platform/navigation/current-in-view.ts'
import { useHref } from '../../../../platform/navigation/location.tsx'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { CountBadge } from '../../../../ui/display/badge.tsx'
import { cx } from '../../../../ui/cx.ts'
import { indicatorsQuery } from '../../../../platform/session/counters.ts'
import { useHomeWords } from '../../messages/home/en.ts'

const PAGES = {
  home: 'talentHome',
  profile: 'talentProfile',
  assessments: 'talentAssessments',
  terms: 'updateAvailability',
  interviews: 'talentInterviewRequests',
} as const

/** Parent entries, for highlighting. */
const PART_OF: Partial<Record<RouteId, RouteId>> = {
  editProfile: 'talentProfile',
  talentReport: 'talentAssessments',
  chooseInterviewSlot: 'talentInterviewRequests',
}

/** A page of a feature above this one. */
export type MorePage = { route: StaticRouteId; label: string; waiting: number; parts?: readonly RouteId[] }

/** Fades the end of a bar that slides: there is more. */
const FADED =
  'max-lg:[mask-image:linear-gradient(to_right,#000_calc(100%-2rem),transparent)] max-lg:rtl:[mask-image:linear-gradient(to_left,#000_calc(100%-2rem),transparent)]'

type Props = {
  more: readonly MorePage[]
  /** What waits in the pages of this feature. */
  waiting: Partial<Record<keyof typeof PAGES, number>>
}

/** The few pages a talent comes back to. */
export function HomeNav({ more, waiting }: Props) {
  const { nav } = useHomeWords()
  const { data } = useQuery(indicatorsQuery())
  // Hidden while the list was never used.
  const names = (Object.keys(PAGES) as (keyof typeof PAGES)[]).filter(
    (name) => name !== 'interviews' || data?.has_interviews,
  )
  const open = matchPath(readHref(useHref()).pathname)?.id
  const badges = [...names.map((name) => waiting[name] ?? 0), ...more.map((page) => page.waiting)].map((count) =>
    count > 0 ? '*' : '-',
  )
  const bar = useCurrentInView([open, ...names, ...badges].join(' '))
  return (
    <nav ref={bar} aria-label={nav.label} className={cx('overflow-x-auto [scrollbar-width:none]', FADED)}>
      <ul className="flex gap-4 max-lg:pe-8 sm:gap-5 lg:ps-8 2xl:gap-6">
        {names.map((name) => (
          <Entry
            key={name}
            route={PAGES[name]}
            open={open}
            isPart={open !== undefined && PART_OF[open] === PAGES[name]}
            waiting={waiting[name] ?? 0}
          >
            <Name page={name} />
          </Entry>
        ))}
        {more.map(({ route, label, waiting: count, parts = [] }) => (
          <Entry
            key={route}
            route={route}
            open={open}
            isPart={open !== undefined && parts.includes(open)}
            waiting={count}
          >
            {label}
          </Entry>
        ))}
      </ul>
    </nav>
  )
}

type EntryProps = {
  route: StaticRouteId
  open: RouteId | undefined
  isPart: boolean
  waiting: number
  children: ReactNode
}

function Entry({ route, open, isPart, waiting, children }: EntryProps) {
  const isHere = open === route
  const isNear = isHere || isPart
  return (
    <li data-near={isNear || undefined} className="flex-none">
      <PageLink
        href={pathTo(route)}
        aria-current={isHere ? 'page' : undefined}
        className={cx(
          'flex min-h-11 items-center gap-1.5 border-b-2 text-sm whitespace-nowrap transition-colors sm:text-[0.9375rem] lg:min-h-16',
          isNear ? 'border-accent font-strong text-accent' : 'border-transparent text-ink-soft hover:text-ink',
        )}
      >
        {children}
        {waiting > 0 && <CountBadge n={waiting} strong />}
      </PageLink>
    </li>
  )
}

/** Short names where there is little room: all entries fit at 360 px, and eight of them beside the rest of the header at 1280. */
function Name({ page }: { page: keyof typeof PAGES }) {
  const { nav } = useHomeWords()
  const short = page === 'terms' ? nav.termsShort : page === 'profile' ? nav.profileShort : nav[page]
  if (short === nav[page]) return nav[page]
  return (
    <>
      <span className="2xl:hidden">{short}</span>
      <span className="max-2xl:hidden">{nav[page]}</span>
    </>
  )
}
