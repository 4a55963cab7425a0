import type { StaffCounters } from '@fareeq/domain/counters/schema.ts'
import { useWrite } from '../../../platform/i18n/i18n.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import type { StaffSection } from '../../staff/parts/staff-sections.ts'
import { useStaffWords } from '../../staff/messages/en.ts'

type Count = { n: number; label: string; isLate?: boolean }

/** Badge of a tab: count, accessible text, and whether one is late. */
function useCount(section: StaffSection, counters: StaffCounters | undefined): Count | undefined {
  const { counts } = useStaffWords()
  if (!counters) return undefined
  const { tickets, conversations, requests, meetings, messages, assessments, selections } = counters
  const { held_mails: heldMails, approvals } = counters
  if (section === 'tickets' && tickets)
    return tickets.late > 0
      ? { n: tickets.late, label: counts.late(tickets.late), isLate: true }
      : { n: tickets.open, label: counts.open(tickets.open) }
  if (section === 'conversations' && conversations)
    return {
      n: conversations.waiting + conversations.reviews,
      label: [counts.unanswered(conversations.waiting), counts.toDecide(conversations.reviews)]
        .filter(Boolean)
        .join(counts.and),
    }
  if (section === 'held-mails' && heldMails) return { n: heldMails.waiting, label: counts.heldMails(heldMails.waiting) }
  if (section === 'approvals' && approvals) return { n: approvals.waiting, label: counts.approvals(approvals.waiting) }
  if (section === 'requests' && requests) return { n: requests.unowned, label: counts.unowned(requests.unowned) }
  if (section === 'assessments' && assessments)
    return { n: assessments.waiting, label: counts.waiting(assessments.waiting) }
  if (section === 'pipeline' && selections)
    return { n: selections.late, label: counts.lateTalents(selections.late), isLate: true }
  if (section === 'meetings' && meetings) return { n: meetings.today, label: counts.today(meetings.today) }
  if (section === 'messages' && messages)
    return { n: messages.failed, label: counts.failed(messages.failed), isLate: true }
  return undefined
}

export function SectionCount({ section, counters }: { section: StaffSection; counters: StaffCounters | undefined }) {
  const write = useWrite()
  const count = useCount(section, counters)
  if (!count || count.n === 0) return null
  return (
    <Badge tone={count.isLate ? 'danger' : 'neutral'} className="ms-1.5">
      <span aria-hidden className="num" title={count.label}>
        {write(String(count.n))}
      </span>
      <span className="sr-only">{count.label}</span>
    </Badge>
  )
}
