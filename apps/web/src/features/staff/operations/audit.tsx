import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { mayReadAudit } from '@fareeq/domain/staff/rules.ts'
import { pathTo } from '../../../paths.ts'
import { go } from '../../../platform/go.ts'
import { useHere } from '../../../platform/here.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { AuditList } from '../parts/audit-list.tsx'
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
  const isOpen = mayReadAudit(staff.roles)
  return (
    <>
      <PageHeader title={words.title} text={isOpen ? words.text : undefined} />
      {isOpen ? (
        <AuditList action={action || undefined} onAction={(next) => void filtered(next)} />
      ) : (
        <EmptyState title={words.closedTitle} text={words.closedText} />
      )}
    </>
  )
}
