import type { PolicyKey } from '../kernel/policies/policies.ts'
import type { Action } from '../kernel/permissions/permissions.ts'

/** The lists of the home. `late` and `today` by the clock, `later` is the rest of it; the other two by the owner. */
export const WORK_TABS = ['late', 'today', 'later', 'unowned', 'mine'] as const
export type WorkTab = (typeof WORK_TABS)[number]

type Kind = {
  /** The permission that shows it. */
  readonly may: Action
  /** The policy that says how many working days it may wait (D-73); null where it carries its own deadline. */
  readonly days: PolicyKey | null
  /** A colleague takes it, or answers for what it is about. */
  readonly isOwned: boolean
}

/** Kinds of open work: one line each here, in the queries, and in the links and words of the home. */
export const WORK_KINDS = {
  ticket: { may: 'tickets.answer', days: null, isOwned: true },
  /** A request that nobody has taken. */
  request: { may: 'requests.read', days: 'work_request_days', isOwned: true },
  /** A request for which nobody is nominated. */
  search: { may: 'nominations.give', days: 'work_search_days', isOwned: true },
  /** A nomination that is about to expire. */
  nomination: { may: 'nominations.give', days: null, isOwned: true },
  /** An interview that waits for the company. */
  interview: { may: 'interviews.arrange', days: null, isOwned: true },
  /** A meeting of today, or one whose outcome nobody has noted. */
  meeting: { may: 'meetings.keep', days: null, isOwned: true },
  /** What a colleague wrote down to do for a company; only its owner sees it, or everybody while it has none. */
  task: { may: 'companies.read', days: null, isOwned: true },
  video: { may: 'assessments.review', days: 'work_video_days', isOwned: false },
  objection: { may: 'assessments.review', days: null, isOwned: false },
  incident: { may: 'assessments.review', days: 'work_incident_days', isOwned: false },
  conduct: { may: 'assessments.review', days: 'work_conduct_days', isOwned: false },
  /** A step of the selection, or the invitation to the tests that a friend is owed. */
  selection: { may: 'selections.move', days: null, isOwned: true },
  /** An accepted interview without a contract. */
  hire: { may: 'contracts.prepare', days: 'work_hire_days', isOwned: true },
  /** A contract that is written and not sent. */
  contract: { may: 'contracts.confirm', days: 'work_contract_days', isOwned: true },
  /** A first day that is near or past, for which a side has not prepared. */
  start: { may: 'contracts.confirm', days: null, isOwned: true },
  /** A side for whom a contract is not going well. */
  check_in: { may: 'check_ins.read', days: null, isOwned: true },
  /** A reference that waits for a colleague to read it. */
  reference: { may: 'work_reviews.moderate', days: null, isOwned: true },
  /** Other terms that a company or a talent asked for. */
  terms: { may: 'contracts.renew', days: 'work_terms_days', isOwned: true },
  /** An invoice that is written and not issued. */
  invoice: { may: 'invoices.issue', days: 'work_invoice_days', isOwned: false },
  /** An invoice whose day has passed. */
  overdue: { may: 'invoices.issue', days: null, isOwned: false },
  /** A payment that the provider has not confirmed. */
  payment: { may: 'invoices.issue', days: 'work_payment_days', isOwned: false },
  /** What another colleague made and the caller may release. */
  approval: { may: 'approvals.release', days: 'work_approval_days', isOwned: false },
  payout: { may: 'payouts.pay', days: null, isOwned: false },
  /** An account that is being closed. */
  closing: { may: 'data.own', days: null, isOwned: false },
  /** A case about a ban whose next move is the caller's. */
  ban: { may: 'talents.ban', days: 'work_ban_days', isOwned: false },
  /** A text of the site that is being worked on. */
  draft: { may: 'content.edit', days: 'work_draft_days', isOwned: false },
  /** A message that did not arrive. */
  message: { may: 'messages.read', days: 'work_message_days', isOwned: false },
} as const satisfies Readonly<Record<string, Kind>>
export type WorkKind = keyof typeof WORK_KINDS
export const WORK_KIND_NAMES = Object.keys(WORK_KINDS) as [WorkKind, ...WorkKind[]]

/** So many days before its deadline something that runs by itself becomes work. */
export const DAYS_AHEAD = 3
/** Upper bound of a count: a larger one is shown as 99+. */
export const MAX_COUNTED = 100
export const PAGE_LENGTH = 20
