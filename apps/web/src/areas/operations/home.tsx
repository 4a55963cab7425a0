import { useEffect } from 'react'
import { sectionsFor } from '../../features/staff/parts/staff-sections.ts'
import { staffHome, useStaff } from '../../features/staff/parts/staff-session.ts'
import { useStaffWords } from '../../features/staff/parts/use-staff-words.ts'
import { go } from '../../platform/go.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { EmptyState } from '../../ui/states.tsx'

/** `/ops` itself is no page: it leads to the first section, and says so to whoever has none. */
export function Screen() {
  const words = useStaffWords()
  const staff = useStaff()
  const hasRooms = sectionsFor(staff?.roles ?? []).length > 0
  useEffect(() => {
    if (hasRooms) void go(staffHome(), { replace: true })
  }, [hasRooms])
  if (!staff || hasRooms) return null
  return (
    <>
      <PageHeader title={words.area} />
      <EmptyState title={words.noRooms} text={words.noRoomsText(staff.roles.map((role) => words.roles[role]))} />
    </>
  )
}
