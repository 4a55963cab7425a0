import type { ApprovalKind } from '@fareeq/domain/approvals/limits.ts'
import type { ApprovalOutcome } from '@fareeq/domain/approvals/states.ts'
import type { ProposedTerms } from '@fareeq/domain/contracts/schema.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Act } from '@fareeq/domain/kernel/permissions/acts.ts'
import type { TALENT_KINDS } from '@fareeq/domain/meetings/limits.ts'
import type { ReversalKind } from '@fareeq/domain/payments/limits.ts'
import type { ReferralStatus } from '@fareeq/domain/referrals/states.ts'
import type { OwnedKind } from '@fareeq/domain/staff/limits.ts'
import type { Actor } from './audit.ts'
import type { Staff } from './session.ts'

type TalentMeetingKind = (typeof TALENT_KINDS)[number]

export type StaffHeirs = Readonly<Partial<Record<OwnedKind, string>>>

export type StaffEnded = { from: { id: string; name: string }; to: StaffHeirs; actor: Actor }

export type MemberReplaced = {
  from: string
  to: string
  actor: Actor
  /** The language of whoever takes over and can be told what keeps them from it; null where nobody is there to ask. */
  refuseIn: Lang | null
}

/** What one colleague asked for and another has decided; `data` is as it was asked for. */
export type ApprovalDecision = {
  kind: ApprovalKind
  subjectId: string
  data: Readonly<Record<string, unknown>>
  state: ApprovalOutcome
  makerId: string
  actor: Actor
  /** In which what follows of it refuses. */
  lang: Lang
}

/** A transfer was taken back: what recorded it follows. */
export type PaymentReversed = {
  paymentId: string
  kind: ReversalKind
  day: string
  reason: string
  viewer: Staff
  lang: Lang
}

type Payloads = {
  /** An e-mailed code was entered correctly. */
  'address.proved': { userId: string }
  /** A user signed in, or signed up and has a session. */
  'session.opened': { userId: string; isTalent: boolean }
  /** An imported person verified their address without consenting yet. */
  'consent.missing': { userId: string }
  /** Somebody signed up with the address of an imported record and proved it: the record is deleted. */
  'import.superseded': { userId: string }
  /** Given up by the company or by staff: interviews about it end first. */
  'nomination.given-up': { nominationId: string; mover: 'client' | 'staff'; actor: Actor }
  /** A talent began an attempt at a technical assessment. */
  'assessment.started': { userId: string }
  /** It was submitted; its result is promised within minutes. */
  'assessment.submitted': { userId: string }
  /** A technical assessment was graded. */
  'assessment.graded': { userId: string; passed: boolean }
  /** The last result that verified somebody was taken back. */
  'assessment.annulled': { userId: string }
  /** A talent has finished their application. */
  'application.finished': { userId: string }
  /** A talent is no longer visible, and everything they have under way ends. */
  'talent.banned': { userId: string }
  /** A company stated who it is in contracts, for the first time or anew. */
  'party.stated': { organisationId: string; isFirst: boolean }
  /** These terms are prepared, sent or signed as a contract; whoever may not accept them refuses. */
  'contract.proposed': { interviewId: string; terms: ProposedTerms }
  /** A contract is in force, or no longer. */
  'contract.begun': {
    contractId: string
    talentId: string
    projectId: string | null
    months: number
    startsOn: string
    endsOn: string
  }
  'contract.over': { contractId: string; talentId: string }
  /** It will end on this day; or goes on as if no notice had been given. */
  'contract.notice-given': { contractId: string; lastDay: string }
  'contract.notice-withdrawn': { contractId: string }
  /** The company asks for somebody else in its place. */
  'contract.replaced': { projectId: string }
  /** Taken back for good after it was sent and before both had signed: nothing comes of what was agreed on. */
  'contract.given-up': { interviewId: string; actor: Actor; reason: string | null }
  /** An invoice has a number and is booked; its lines say who earns what. */
  'invoice.issued': { invoiceId: string }
  /** Nothing of it is open any more. */
  'invoice.paid': { invoiceId: string }
  /** Money went back, and something of it is open again. */
  'invoice.reopened': { invoiceId: string }
  'payment.reversed': PaymentReversed
  /** Credit that was kept for it was set against another invoice. */
  'invoice.credit-used': { invoiceId: string; actor: Actor }
  /** Some of that came back to it, because the other invoice was taken back. */
  'invoice.credit-returned': { invoiceId: string; amount: number; from: string | null; actor: Actor }
  /** A part of it was taken back; the lines of the credit note say what of whose. */
  'invoice.credited': { invoiceId: string; creditNoteId: string }
  /** What became of a friend whom somebody invited. */
  'referral.moved': { referralId: string; status: ReferralStatus }
  /** Another colleague of a company answers for what somebody began. */
  'member.replaced': MemberReplaced
  /** A meeting with a talent was booked, moved, handed over or canceled. */
  'meeting.with-talent': {
    meetingId: string
    talentId: string
    step: TalentMeetingKind
    start: Date
    hostId: string
    isCanceled: boolean
  }
  /** A colleague of ours did something on behalf of a company. */
  'company.acted-for': { impersonationId: string; act: Act; subjectId: string | null }
  /** What follows of it happens in the same transaction; whoever cannot do it any more refuses. */
  'approval.decided': ApprovalDecision
  /** With the entry that was booked, where it was released. */
  'manual_entry.decided': { manualEntryId: string; entryId: string | null }
  /** A colleague leaves: the new owner of each kind of their work. */
  'staff.ended': StaffEnded
}
type Listener<Context, Name extends keyof Payloads> = (context: Context, payload: Payloads[Name]) => Promise<unknown>

/**
 * Domain events: what happens in one feature and matters to a layer above. Listeners run in the same context, thus
 * in the same transaction, and the lower feature does not know them.
 */
export type DomainEvents<Context> = {
  on<Name extends keyof Payloads>(name: Name, listener: Listener<Context, Name>): void
  emit<Name extends keyof Payloads>(context: Context, name: Name, payload: Payloads[Name]): Promise<void>
}

export function createDomainEvents<Context>(): DomainEvents<Context> {
  const listeners: { [Name in keyof Payloads]: Listener<Context, Name>[] } = {
    'address.proved': [],
    'session.opened': [],
    'consent.missing': [],
    'meeting.with-talent': [],
    'import.superseded': [],
    'nomination.given-up': [],
    'assessment.started': [],
    'assessment.submitted': [],
    'assessment.graded': [],
    'assessment.annulled': [],
    'application.finished': [],
    'talent.banned': [],
    'party.stated': [],
    'contract.proposed': [],
    'contract.begun': [],
    'contract.over': [],
    'contract.notice-given': [],
    'contract.notice-withdrawn': [],
    'contract.replaced': [],
    'contract.given-up': [],
    'invoice.issued': [],
    'invoice.paid': [],
    'invoice.reopened': [],
    'payment.reversed': [],
    'invoice.credit-used': [],
    'invoice.credit-returned': [],
    'invoice.credited': [],
    'referral.moved': [],
    'member.replaced': [],
    'company.acted-for': [],
    'approval.decided': [],
    'manual_entry.decided': [],
    'staff.ended': [],
  }
  return {
    on: (name, listener) => void listeners[name].push(listener),
    async emit(context, name, payload) {
      for (const listener of listeners[name]) await listener(context, payload)
    },
  }
}
