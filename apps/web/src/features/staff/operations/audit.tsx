import { isDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { isIdText, readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { mayReadAudit } from '@fareeq/domain/staff/rules.ts'
import { pathTo } from '../../../paths.ts'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { AuditExport } from '../parts/audit/audit-export.tsx'
import type { AuditFilter } from '../parts/audit/audit-filters.tsx'
import { AuditList } from '../parts/audit/audit-list.tsx'
import { NoAccess } from '../parts/no-access.tsx'
import { useStaff } from '../parts/session/staff-session.ts'
import { useTrailWords } from '../messages/trail/en.ts'

/** URL state: the filter survives a reload and can be shared; invalid parameters are dropped. */
const filtered = (filter: AuditFilter) =>
  navigate(pathTo('opsSection', { section: 'audit' }, filter), { replace: true, keepScroll: true })

const read = ({ action, actor, subject_kind, subject_id, from, to }: Partial<Record<string, string>>): AuditFilter => ({
  ...(action && { action: action.slice(0, 100) }),
  ...(actor && isIdText(actor) && { actor }),
  ...(subject_kind && { subject_kind, ...(subject_id && { subject_id }) }),
  ...(from && isDay(from) && { from }),
  ...(to && isDay(to) && { to }),
})

export function Screen() {
  const words = useTrailWords().audit
  const filter = read(readHref(useHref()).query)
  const staff = useStaff()
  if (!staff) return null
  if (!mayReadAudit(staff.roles)) return <NoAccess words={words} />
  return (
    <>
      <PageHeader title={words.title} text={words.text} actions={<AuditExport filter={filter} />} />
      <AuditList filter={filter} onFilter={(next) => void filtered(next)} />
    </>
  )
}
