import type { Act } from '@fareeq/domain/kernel/acts.ts'
import type { ReferralStatus } from '@fareeq/domain/referrals/states.ts'
import type { OwnedKind } from '@fareeq/domain/staff/limits.ts'
import type { Actor } from './audit.ts'
import type { Db } from './db/database.ts'

export type StaffHeirs = Readonly<Partial<Record<OwnedKind, string>>>

export type StaffEnded = { from: { id: string; name: string }; to: StaffHeirs; actor: Actor; now: Date }

type Payloads = {
  /** An e-mailed code was entered correctly. */
  'address.proved': { userId: string; now: Date }
  /** A user signed in, or signed up and has a session. */
  'session.opened': { userId: string; isTalent: boolean; now: Date }
  /** An imported person verified their address without consenting yet. */
  'consent.missing': { userId: string; now: Date }
  /** Somebody signed up with the address of an imported record and proved it: the record is deleted. */
  'import.superseded': { userId: string; now: Date }
  /** Given up by the company or by staff: interviews about it end first. */
  'nomination.given-up': { nominationId: string; mover: 'client' | 'staff'; actor: Actor; now: Date }
  /** A talent began an attempt at a technical assessment. */
  'assessment.started': { userId: string; now: Date }
  /** It was submitted; its result is promised within minutes. */
  'assessment.submitted': { userId: string; now: Date }
  /** A technical assessment was graded. */
  'assessment.graded': { userId: string; passed: boolean; now: Date }
  /** The last result that verified somebody was taken back. */
  'assessment.annulled': { userId: string; now: Date }
  /** A talent has finished their application. */
  'application.finished': { userId: string; now: Date }
  /** A talent is no longer visible, and everything they have under way ends. */
  'talent.banned': { userId: string; now: Date }
  /** A contract is in force, or no longer. */
  'contract.begun': {
    talentId: string
    projectId: string | null
    months: number
    startsOn: string
    endsOn: string
    now: Date
  }
  'contract.over': { contractId: string; talentId: string; now: Date }
  /** An invoice has a number and is booked; its lines say who earns what. */
  'invoice.issued': { invoiceId: string; now: Date }
  /** Nothing of it is open any more. */
  'invoice.paid': { invoiceId: string; now: Date }
  /** Money went back, and something of it is open again. */
  'invoice.reopened': { invoiceId: string; now: Date }
  /** Credit that was kept for it was set against another invoice. */
  'invoice.credit-used': { invoiceId: string; actor: Actor; now: Date }
  /** Some of that came back to it, because the other invoice was taken back. */
  'invoice.credit-returned': { invoiceId: string; amount: number; from: string | null; actor: Actor; now: Date }
  /** A part of it was taken back; the lines of the credit note say what of whose. */
  'invoice.credited': { invoiceId: string; creditNoteId: string; now: Date }
  /** What became of a friend whom somebody invited. */
  'referral.moved': { referralId: string; status: ReferralStatus; now: Date }
  /** Another colleague of a company answers for what somebody began. */
  'member.replaced': { from: string; to: string; now: Date }
  /** A colleague of ours did something on behalf of a company. */
  'company.acted-for': { lookId: string; act: Act; subjectId: string | null; now: Date }
  /** A colleague leaves: the new owner of each kind of their work. */
  'staff.ended': StaffEnded
}
type Listener<Name extends keyof Payloads> = (db: Db, payload: Payloads[Name]) => Promise<unknown>

/**
 * Domain events: what happens in one feature and matters to a layer above. Listeners run in the same transaction, and the
 * lower feature does not know them.
 */
export type DomainEvents = {
  on<Name extends keyof Payloads>(name: Name, listener: Listener<Name>): void
  emit<Name extends keyof Payloads>(db: Db, name: Name, payload: Payloads[Name]): Promise<void>
}

export function createDomainEvents(): DomainEvents {
  const listeners: { [Name in keyof Payloads]: Listener<Name>[] } = {
    'address.proved': [],
    'session.opened': [],
    'consent.missing': [],
    'import.superseded': [],
    'nomination.given-up': [],
    'assessment.started': [],
    'assessment.submitted': [],
    'assessment.graded': [],
    'assessment.annulled': [],
    'application.finished': [],
    'talent.banned': [],
    'contract.begun': [],
    'contract.over': [],
    'invoice.issued': [],
    'invoice.paid': [],
    'invoice.reopened': [],
    'invoice.credit-used': [],
    'invoice.credit-returned': [],
    'invoice.credited': [],
    'referral.moved': [],
    'member.replaced': [],
    'company.acted-for': [],
    'staff.ended': [],
  }
  return {
    on: (name, listener) => void listeners[name].push(listener),
    async emit(db, name, payload) {
      for (const listener of listeners[name]) await listener(db, payload)
    },
  }
}
