import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import type { StaffMember } from '@fareeq/domain/staff/schema.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pathTo } from '../../paths.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { useHref } from '../../platform/navigation/location.tsx'
import { PageLink } from '../../platform/navigation/page-link.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Wordmark } from '../../ui/display/brand.tsx'
import { OfflineNotice } from '../../features/site/parts/offline-notice.tsx'
import { readMe } from '../../features/staff/api.ts'
import { useStaffLive } from '../../features/notifications/parts/use-staff-live.ts'
import { StaffMenu } from '../../features/staff/parts/session/staff-menu.tsx'
import { RoleChange } from '../../features/staff/parts/session/role-change.tsx'
import { staffSession } from '../../features/staff/parts/session/staff-session.ts'
import { useStaffWords } from '../../features/staff/messages/en.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { useFocusRecovery } from './use-focus-recovery.ts'
import { useSections, type OpenSection } from './use-sections.ts'
import { HomeLink, SectionList } from './section-list.tsx'

/** Sections by group beside the page; a column of icons until there is room for their names. */
function SideBar({ sections }: { sections: readonly OpenSection[] }) {
  const words = useStaffWords()
  return (
    <nav
      aria-label={words.sections}
      className="sticky top-(--bar) hidden h-[calc(100dvh-var(--bar))] w-16 flex-none flex-col gap-4 overflow-y-auto border-e border-line px-2 py-4 [scrollbar-width:thin] lg:flex xl:w-58 xl:px-3 print:hidden"
    >
      <HomeLink folds />
      <SectionList sections={sections} folds />
    </nav>
  )
}

type Props = { staff: StaffMember; preferences: ReactNode; children?: ReactNode }

/** Layout of staff pages. */
export function Shell({ staff, preferences, children }: Props) {
  const words = useStaffWords()
  const sections = useSections(staff.roles)
  const { pathname } = readHref(useHref())
  useFocusRecovery()
  // Refetched: roles may have changed since the sign-in, and the session may have expired.
  useQuery({
    queryKey: ['staff', 'me', staff.id],
    queryFn: async ({ signal }) => {
      const member = await readMe(signal)
      // Other roles: other work at home, other counts.
      if (staffSession.setMember(member))
        for (const key of ['work-items', 'counters']) void queryClient.invalidateQueries({ queryKey: ['staff', key] })
      return member
    },
  })
  useStaffLive(staffSession.get()?.token)
  return (
    <div className="flex min-h-dvh flex-col [--bar:4.0625rem]">
      <header className="sticky top-0 z-30 border-b border-line bg-surface/90 backdrop-blur-md">
        <div className="flex h-16 items-center gap-1.5 px-[clamp(1rem,4vw,1.75rem)]">
          <PageLink
            href={pathTo('ops')}
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
        <OfflineNotice />
      </header>
      <div className="flex flex-1 items-start">
        <SideBar sections={sections} />
        <main id="main" tabIndex={-1} className="page min-w-0 flex-1 py-6 outline-none md:py-8">
          <RoleChange roles={staff.roles} pathname={pathname}>
            {children}
          </RoleChange>
        </main>
      </div>
      <Shortcuts sections={sections} />
      <BottomBar sections={sections} roles={staff.roles} />
    </div>
  )
}
