import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import type { StaffMember } from '@fareeq/domain/staff/schema.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { pathTo } from '../../paths.ts'
import { useHref } from '../../platform/navigation/location.tsx'
import { PageLink } from '../../platform/navigation/page-link.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Wordmark } from '../../ui/display/brand.tsx'
import { cx } from '../../ui/cx.ts'
import { OfflineNotice } from '../../features/site/parts/offline-notice.tsx'
import { staffCountersQuery } from '../../features/counters/api.ts'
import { SectionCount } from '../../features/counters/parts/section-count.tsx'
import { readMe } from '../../features/staff/api.ts'
import { useStaffLive } from '../../features/notifications/parts/use-staff-live.ts'
import { StaffMenu } from '../../features/staff/parts/staff-menu.tsx'
import { sectionsFor } from '../../features/staff/parts/staff-sections.ts'
import { staffHome, staffSession } from '../../features/staff/parts/staff-session.ts'
import { useStaffWords } from '../../features/staff/parts/use-staff-words.ts'

type Props = { staff: StaffMember; preferences: ReactNode; children?: ReactNode }

/** Layout of staff pages. */
export function Shell({ staff, preferences, children }: Props) {
  const words = useStaffWords()
  useStaffLive(staffSession.get()?.token)
  // Refetched: roles may have changed since the sign-in, and the session may have expired.
  useQuery({
    queryKey: ['staff', 'me', staff.id],
    queryFn: async ({ signal }) => {
      const member = await readMe(signal)
      staffSession.setMember(member)
      return member
    },
  })
  return (
    <div className="flex min-h-dvh flex-col [--bar:6.8125rem]">
      <header className="sticky top-0 z-30 border-b border-line bg-surface/90 backdrop-blur-md">
        <div className="page flex h-16 items-center gap-1.5">
          <PageLink
            href={staffHome()}
            aria-label={words.homeLabel}
            className="me-auto flex flex-none items-center gap-3 rounded-sm"
          >
            <Wordmark />
            <span className="hidden sm:flex">
              <Badge tone="point">{words.area}</Badge>
            </span>
          </PageLink>
          {preferences}
          <StaffMenu staff={staff} />
        </div>
        <Sections roles={staff.roles} />
        <OfflineNotice />
      </header>
      <main id="main" tabIndex={-1} className="page flex-1 py-6 outline-none md:py-8">
        {children}
      </main>
    </div>
  )
}

/** Fades the edge of a scrollable bar. */
const FADED =
  'max-md:[mask-image:linear-gradient(to_left,transparent,#000_2rem)] max-md:rtl:[mask-image:linear-gradient(to_right,transparent,#000_2rem)]'

/** Only permitted sections. */
function Sections({ roles }: Pick<StaffMember, 'roles'>) {
  const words = useStaffWords()
  const { pathname } = readHref(useHref())
  const { data: counters } = useQuery(staffCountersQuery())
  const here = useRef<HTMLAnchorElement>(null)
  // Scrolls into view on phones, again when a badge changes the width.
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  })
  const sections = sectionsFor(roles).map((id) => ({ id, label: id === 'audit' ? words.audit.title : words[id] }))
  if (sections.length === 0) return null
  return (
    <nav
      aria-label={words.sections}
      className={cx('page relative flex gap-6 overflow-x-auto [scrollbar-width:none]', FADED)}
    >
      {sections.map(({ id, label }) => {
        const href = pathTo('opsSection', { section: id })
        const isHere = pathname === href || pathname.startsWith(`${href}/`)
        return (
          <PageLink
            key={id}
            ref={isHere ? here : undefined}
            href={href}
            aria-current={isHere ? 'page' : undefined}
            className={cx(
              'flex min-h-11 items-center border-b-2 text-sm whitespace-nowrap',
              isHere ? 'border-accent font-strong text-ink' : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {label}
            <SectionCount section={id} counters={counters} />
          </PageLink>
        )
      })}
    </nav>
  )
}
