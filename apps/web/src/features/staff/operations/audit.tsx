import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { mayReadAudit } from '@fareeq/domain/staff/rules.ts'
import { pathTo } from '../../../paths.ts'
import { go } from '../../../platform/go.ts'
import { useHere } from '../../../platform/here.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { AuditList } from '../parts/audit-list.tsx'
import { ClosedRoom } from '../parts/closed-room.tsx'
import { useStaff } from '../parts/staff-session.ts'
import { useStaffWords } from '../parts/use-staff-words.ts'

/** The filter is part of the address, so that a reload and a colleague see the same. */
const filtered = (action: string | undefined) =>
  go(pathTo('opsSection', { section: 'audit' }, { action }), { replace: true })

export function Screen() {
  const words = useStaffWords().audit
  const { action } = readHref(useHere()).query
  const staff = useStaff()
  if (!staff) return null
  if (!mayReadAudit(staff.roles)) return <ClosedRoom words={words} />
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <AuditList action={action || undefined} onAction={(next) => void filtered(next)} />
    </>
  )
}
