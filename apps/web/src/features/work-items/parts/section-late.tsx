import { useQuery } from '@tanstack/react-query'
import { Badge } from '../../../ui/display/badge.tsx'
import { useWrite } from '../../../platform/i18n/i18n.ts'
import type { StaffSection } from '../../staff/parts/staff-sections.ts'
import { workCountsQuery } from '../api.ts'
import { countText } from './count-text.ts'
import { useWorkWords } from '../messages/en.ts'
import { WORK_PLACES } from './work-places.ts'

/** How much of a section is late; without one, of all of them. */
export function SectionLate({ section }: { section?: StaffSection }) {
  const words = useWorkWords()
  const write = useWrite()
  const { data } = useQuery(workCountsQuery())
  const lateCount = section
    ? data?.kinds.reduce(
        (sum, { kind, late: lateCount }) => sum + (WORK_PLACES[kind].section === section ? lateCount : 0),
        0,
      )
    : data?.tabs.late
  if (!lateCount) return null
  return (
    <Badge tone="danger" className="ms-1.5">
      <span aria-hidden className="num">
        {write(countText(lateCount))}
      </span>
      <span className="sr-only">{words.late(lateCount)}</span>
    </Badge>
  )
}
