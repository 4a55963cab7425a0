import { useEffect } from 'react'
import { sectionsFor } from '../../features/staff/parts/staff-sections.ts'
import { useLeaving } from '../../features/staff/parts/use-leaving.ts'
import { staffHome, useStaff } from '../../features/staff/parts/staff-session.ts'
import { useStaffWords } from '../../features/staff/parts/use-staff-words.ts'
import { navigate } from '../../platform/navigation/navigate.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { EmptyState } from '../../ui/display/states.tsx'

/** `/ops` redirects to the first permitted section, or says that there is none. */
export function Screen() {
  const words = useStaffWords()
  const staff = useStaff()
  const leave = useLeaving()
  const hasRooms = sectionsFor(staff?.roles ?? []).length > 0
  useEffect(() => {
    if (hasRooms) void navigate(staffHome(), { replace: true })
  }, [hasRooms])
  if (!staff || hasRooms) return null
  const roles = staff.roles.map((role) => words.roles[role])
  return (
    <>
      <PageHeader title={<bdi>{staff.name}</bdi>} text={<span className="ltr-island">{staff.email}</span>} />
      <EmptyState
        title={words.noSections}
        text={staff.roles.includes('content') ? words.contentText : words.noSectionsText(roles)}
        action={
          <>
            {staff.roles.includes('content') && (
              <ButtonLink kind="quiet" href="/api/docs">
                {words.docs}
              </ButtonLink>
            )}
            <Button kind="quiet" onPress={() => void leave()}>
              {words.signOut}
            </Button>
          </>
        }
      />
    </>
  )
}
