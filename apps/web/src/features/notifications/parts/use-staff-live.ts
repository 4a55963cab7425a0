import type { StaffEvent } from '@fareeq/domain/notifications/rules-live.ts'
import { SESSION_CHANGED, STREAM_RESET } from '@fareeq/domain/notifications/limits.ts'
import { useEffect } from 'react'
import { invalidate } from '../../../platform/live/invalidate.ts'
import type { LiveEvent } from '../../../platform/live/live-stream.ts'
import { deliver, followLive } from '../../../platform/live/live.ts'
import { receiveWriting } from '../../tickets/parts/writing.ts'

/** Invalidation by event: the second element of the query keys. */
const STALE: Readonly<Record<StaffEvent, readonly string[]>> = {
  'ticket.changed': ['tickets', 'counters'],
  // Taken from the event without a refetch: it comes with every few keystrokes.
  'ticket.writing': [],
  'ban.changed': ['bans', 'talents'],
  'company.changed': ['companies'],
  'request.changed': ['requests', 'counters', 'companies'],
  'nomination.changed': ['requests', 'talents'],
  'interview.changed': ['interviews', 'requests', 'talents'],
  'meeting.changed': ['meetings', 'requests', 'counters'],
  // Handed to the room that is open.
  'room.changed': [],
  'delivery.changed': ['messages', 'held-mails', 'counters'],
  'assessment.changed': ['assessments', 'counters'],
  'selection.changed': ['pipeline', 'counters'],
  'proposal.changed': ['talents'],
  // Offers are a tab of the section of contracts.
  'offer.changed': ['contracts', 'counters'],
  'contract.changed': ['contracts', 'counters'],
  'contract_template.changed': ['contract-templates'],
  // Quotes are a tab of the section of invoices.
  'quote.changed': ['invoices'],
  'invoice.changed': ['invoices', 'ledger'],
  'payment.changed': ['payments', 'invoices'],
  'payout.changed': ['payouts', 'ledger'],
  'conversation.changed': ['conversations', 'counters'],
  'staff.changed': ['colleagues'],
  'policy.changed': ['policies'],
  'seller.changed': ['sellers'],
  'approval.changed': ['approvals', 'payouts', 'manual-entries', 'accounting-periods', 'counters'],
  'bank_statement.changed': ['bank-statements', 'reconciliations', 'accounting-periods'],
  'ledger.changed': ['ledger', 'manual-entries', 'reconciliations', 'accounting-periods'],
  'privacy.changed': ['privacy'],
}

const refresh = (...key: string[]) => invalidate(['staff', ...key])

function onEvent({ event, data }: LiveEvent) {
  if (event === 'ticket.writing') return receiveWriting(data)
  if (event === 'room.changed') return deliver({ event, data })
  if (event === STREAM_RESET) return refresh()
  if (event === SESSION_CHANGED) return refresh('me')
  const stale = STALE[event as StaffEvent]
  // Whatever happens may open or finish somebody's work.
  if (stale) for (const key of [...stale, 'work-items']) refresh(key)
}

/** Live updates of the staff lists while signed in. */
export function useStaffLive(token: string | undefined): void {
  useEffect(() => {
    if (!token) return undefined
    const stop = new AbortController()
    const stream = { token, path: () => '/api/ops/stream', onEvent, onSilence: () => refresh() }
    // Over, though nobody left: asking who one is leads to the sign-in.
    void followLive(stream, stop.signal).then(() => void (stop.signal.aborted || refresh('me')))
    return () => stop.abort()
  }, [token])
}
