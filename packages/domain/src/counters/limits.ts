import type { Action } from '../kernel/permissions/permissions.ts'

/** Sections of the menus whose badge counts what waits in them. */
export const WAITING_SECTIONS = [
  'nominations',
  'interviews',
  'offers',
  'contracts',
  'renewals',
  'invoices',
  'conversations',
  'profile',
] as const
export type WaitingSection = (typeof WAITING_SECTIONS)[number]

type Facts = {
  readonly section: WaitingSection
  /** Permission of a member of the company to answer; null where it never waits for a company. */
  readonly client: Action | null
  /** Whether it can wait for a talent. */
  readonly talent: boolean
  /** Whether it is counted with the request it belongs to; otherwise with every request. */
  readonly is_of_request: boolean
}

/** Kinds of what waits for a company or a talent: one line each here, in the queries, in the ways and in the words. */
export const WAITING_KINDS = {
  /** A nomination the company has not decided about. */
  nomination: { section: 'nominations', client: 'talents.choose', talent: false, is_of_request: true },
  /** Availability and salary, which a company has asked for with an interview. */
  terms: { section: 'interviews', client: null, talent: true, is_of_request: true },
  /** Times to offer, or to choose from. */
  interview: { section: 'interviews', client: 'interviews.arrange', talent: true, is_of_request: true },
  /** Another time than the agreed one, asked for by the other side. */
  move: { section: 'interviews', client: 'interviews.arrange', talent: true, is_of_request: true },
  /** What the company thinks after the interview. */
  feedback: { section: 'interviews', client: 'interviews.feedback', talent: false, is_of_request: true },
  /** The scorecard of an invited colleague. */
  scorecard: { section: 'interviews', client: 'interviews.feedback', talent: false, is_of_request: true },
  /** An absence that the other side has claimed. */
  absence: { section: 'interviews', client: 'interviews.feedback', talent: true, is_of_request: true },
  /** An offer to answer, or a change of one that the talent asks for. */
  offer: { section: 'offers', client: 'offers.make', talent: true, is_of_request: true },
  contract: { section: 'contracts', client: 'contracts.sign', talent: true, is_of_request: false },
  /** What a side has to prepare before the first day of a contract. */
  start: { section: 'contracts', client: 'starts.prepare', talent: true, is_of_request: false },
  /** How a contract is going, asked after its first week and each month. */
  check_in: { section: 'contracts', client: 'check_ins.answer', talent: true, is_of_request: false },
  /** Looking back on a contract that is over. */
  work_review: { section: 'contracts', client: 'work_reviews.answer', talent: true, is_of_request: false },
  /** Days off that the company has not answered. */
  time_off: { section: 'contracts', client: 'time_off.answer', talent: false, is_of_request: false },
  /** Notice of the other side that nobody has acknowledged. */
  notice: { section: 'contracts', client: 'contracts.end', talent: true, is_of_request: false },
  /** A company that asks to take the contract over. */
  buyout: { section: 'contracts', client: null, talent: true, is_of_request: false },
  renewal: { section: 'renewals', client: 'contracts.renew', talent: true, is_of_request: true },
  /** A quote to accept or to decline. */
  quote: { section: 'invoices', client: 'quotes.answer', talent: false, is_of_request: false },
  invoice: { section: 'invoices', client: 'invoices.pay', talent: false, is_of_request: false },
  /** A conversation with unread messages; which of them one takes part in is the conversations' own rule. */
  conversation: { section: 'conversations', client: 'requests.read', talent: true, is_of_request: false },
  /** A wording of the profile that a colleague proposes. */
  proposal: { section: 'profile', client: null, talent: true, is_of_request: false },
} as const satisfies Readonly<Record<string, Facts>>
export type WaitingKind = keyof typeof WAITING_KINDS
export const WAITING_KIND_NAMES = Object.keys(WAITING_KINDS) as [WaitingKind, ...WaitingKind[]]

/** Upper bound of what is counted for one person; no badge shows as many. */
export const MAX_WAITING = 1000
/** As many are named one by one, those that end first. */
export const MAX_WAITING_ITEMS = 50
