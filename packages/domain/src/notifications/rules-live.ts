import { type Action, staffMay } from '../kernel/permissions/permissions.ts'
import { kindsFor } from '../tickets/rules.ts'

/** Live events for the open pages of staff; the body has an id, and nothing else unless it says so. */
export const STAFF_EVENTS = [
  'ticket.changed',
  /** Somebody is writing an answer; the body has their name and until when. */
  'ticket.writing',
  'ban.changed',
  'company.changed',
  'request.changed',
  'nomination.changed',
  'interview.changed',
  'meeting.changed',
  /** A signal or a line in the room of a meeting; the body has its host. */
  'room.changed',
  'delivery.changed',
  'assessment.changed',
  'selection.changed',
  'proposal.changed',
  'offer.changed',
  'contract.changed',
  'contract_template.changed',
  'quote.changed',
  'invoice.changed',
  'payment.changed',
  'payout.changed',
  'conversation.changed',
  'staff.changed',
  'policy.changed',
  'seller.changed',
  'approval.changed',
  'bank_statement.changed',
  'ledger.changed',
  'privacy.changed',
] as const
export type StaffEvent = (typeof STAFF_EVENTS)[number]

/** Required permission by event; tickets depend on their kind. */
const READ_BY: Readonly<Record<Exclude<StaffEvent, `ticket.${string}` | 'room.changed'>, Action>> = {
  'ban.changed': 'talents.ban',
  'company.changed': 'companies.read',
  'request.changed': 'requests.read',
  'nomination.changed': 'nominations.read',
  'interview.changed': 'interviews.read',
  'meeting.changed': 'meetings.read',
  'delivery.changed': 'messages.read',
  'assessment.changed': 'assessments.review',
  'selection.changed': 'selections.read',
  'proposal.changed': 'profiles.edit',
  'offer.changed': 'offers.read',
  'contract.changed': 'contracts.read',
  'contract_template.changed': 'contract_templates.read',
  'quote.changed': 'quotes.read',
  'invoice.changed': 'invoices.view',
  'payment.changed': 'invoices.view',
  'payout.changed': 'payouts.read',
  'conversation.changed': 'conversations.use',
  'staff.changed': 'staff.manage',
  'policy.changed': 'policies.read',
  'seller.changed': 'sellers.manage',
  'approval.changed': 'approvals.release',
  'bank_statement.changed': 'invoices.view',
  'ledger.changed': 'ledger.read',
  'privacy.changed': 'data.own',
}

const isStaffEvent = (name: string): name is StaffEvent => STAFF_EVENTS.some((staffEvent) => staffEvent === name)

/** Default deny: an unlisted event is not delivered. */
export function mayHear(
  { id, roles }: { readonly id: string; readonly roles: readonly string[] },
  name: string,
  body: Readonly<Record<string, unknown>>,
): boolean {
  if (!isStaffEvent(name)) return false
  // The host, whatever their roles; and who manages meetings, should somebody have to step in.
  if (name === 'room.changed') return body['host_id'] === id || staffMay(roles, 'meetings.keep')
  if (name === 'ticket.changed' || name === 'ticket.writing')
    return kindsFor(roles).some((kind) => kind === body['kind'])
  return staffMay(roles, READ_BY[name])
}
