// Which state may follow which, from the tables of the specification, written down once more.

type Table = Readonly<Record<string, readonly string[]>>

export const INTERVIEW: Table = {
  pending_talent_confirmation: ['pending_client_time_slots', 'talent_unavailable', 'canceled'],
  pending_client_time_slots: ['pending_talent_meeting_confirmation', 'canceled'],
  pending_talent_meeting_confirmation: [
    'interview_scheduled',
    'pending_client_confirmation_on_new_slots',
    'talent_unavailable',
    'canceled',
  ],
  pending_client_confirmation_on_new_slots: ['interview_scheduled', 'canceled', 'talent_unavailable'],
  interview_scheduled: ['client_pending', 'canceled'],
  client_pending: ['interview_completed', 'canceled'],
  interview_completed: [],
  talent_unavailable: [],
  canceled: [],
}

export const NOMINATION: Table = {
  reserved: ['in_interview', 'not_interested', 'expired', 'withdrawn'],
  in_interview: ['accepted', 'not_interested', 'reserved', 'expired', 'withdrawn'],
  expired: ['reserved'],
  accepted: [],
  not_interested: [],
  withdrawn: [],
}

export const OFFER: Table = {
  made: ['accepted', 'change_asked', 'declined', 'changed', 'withdrawn', 'expired'],
  change_asked: ['changed', 'made', 'declined', 'withdrawn', 'expired'],
  changed: ['accepted', 'change_asked', 'declined', 'withdrawn', 'expired'],
  accepted: ['declined', 'withdrawn'],
  declined: [],
  withdrawn: [],
  expired: [],
}

export const CONTRACT: Table = {
  draft: ['sent', 'terminated'],
  sent: ['signed_by_talent', 'draft', 'terminated'],
  signed_by_talent: ['active', 'terminated'],
  active: ['ending', 'ended', 'terminated'],
  ending: ['active', 'ended', 'terminated'],
  ended: [],
  terminated: [],
}

export const RENEWAL: Table = {
  need_renewal: ['in_progress', 'waiting_response', 'pending_talent', 'rejected_by_client', 'rejected'],
  waiting_response: ['pending_talent', 'need_renewal', 'rejected'],
  pending_talent: ['renewed', 'waiting_response', 'rejected_by_talent', 'need_renewal', 'rejected'],
  in_progress: ['renewed', 'waiting_response', 'rejected_by_talent', 'need_renewal', 'rejected'],
  renewed: [],
  rejected: ['need_renewal'],
  rejected_by_talent: [],
  rejected_by_client: [],
}

export const INVOICE: Table = {
  draft: ['issued', 'void'],
  issued: ['partially_paid', 'paid', 'overdue', 'void'],
  partially_paid: ['issued', 'paid', 'overdue', 'void'],
  overdue: ['paid', 'void'],
  paid: ['issued', 'partially_paid', 'void'],
  void: [],
}

export const PAYOUT: Table = {
  due: ['paid', 'held', 'canceled'],
  held: ['due', 'canceled'],
  paid: ['due'],
  canceled: [],
}

/** Whether one may have become the other in any number of moves. */
export function isReachable(table: Table, from: string, to: string): boolean {
  const seen = new Set([from])
  for (const state of seen) {
    if (state === to) return true
    for (const next of table[state] ?? []) seen.add(next)
  }
  return false
}
