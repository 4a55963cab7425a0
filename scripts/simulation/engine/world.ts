import type { Bookmark, Mail } from '../server/mailbox.ts'
import type { TimeTable } from '../server/call-times.ts'
import type { Appointment } from './agenda.ts'
import type { Options } from './options.ts'

/** Somebody who can be written to and who calls. */
export type Person = {
  /** By whom appointments and faults name them, such as t12, c3 or s1. */
  key: string
  email: string
  first_name: string
  last_name: string
  lang: 'ar' | 'en'
  /** Network they call from. */
  address: string
  zone: string
  country: string
  token?: string
  /** When the session is over and they sign in again. */
  token_until?: number
  id?: string
}

/** Of a talent: what they are like does not change, the rest does. */
export type Talent = Person & {
  kind: 'talent'
  phone: string
  role: string
  skills: string[]
  months: number
  /** Dollars a month. */
  ask: number
  part_time: boolean
  /** Hours until they answer, at the median; some never do. */
  hours: number
  answers: boolean
  /** Share of right answers. */
  knowledge: number
  state: 'stranger' | 'member' | 'applied' | 'gone'
  /** Imported from Workable, and how they take it. */
  is_imported: boolean
  /** Application finished, phone proved, time to work: companies find them. */
  is_live?: boolean
  contracts: string[]
}

export type Client = Person & {
  kind: 'client'
  company: string
  phone: string
  member_role: string
  state: 'stranger' | 'member' | 'gone'
}

export type Company = {
  key: string
  name: string
  country: string
  website: string
  owner: string
  members: string[]
  /** People it wants over the run. */
  seats: number
  filled: number
  /** Whether it knows what it wants. */
  is_exact: boolean
  /** Days after the invoice at which it pays. */
  pays_after: number
  pays_by_card: boolean
  organisation_id?: string
  /** When each request was made, and what came of it first. */
  requests: { id: string; at: number; is_answered?: boolean; has_hired?: boolean }[]
}

export type Colleague = Person & {
  kind: 'colleague'
  roles: string[]
  secret?: string
  /** Days on which they are away. */
  away: string[]
}

export type Transfer = {
  invoice: string
  amount: number
  reference: string
  from: string
  at: number
  is_told?: boolean
}

/** How things stand at the end of a day, for the plots of the report. */
export type Snapshot = {
  day: string
  ledger: Record<string, number>
  /** Late and due today, by the role that has to do it. */
  work: Record<string, { late: number; today: number }>
  live: number
  working: number
}

/** Bytes and rows of each table at the end of a month, as the server's metrics tell them. */
export type TableSizes = { day: string; bytes: Record<string, number>; rows: Record<string, number> }

export type Actor = Talent | Client | Colleague

/** A change by a colleague: `by` is their id, `actor` their key. */
export type Deed = { actor: string; by: string; action: string; subject: string }

/** What both sides signed, as they read it: from it the bills are worked out by hand. */
export type Deal = {
  talent: string
  company: string
  /** One for each term; the fee of a later one is read by the company when it is billed. */
  terms: { start: string; end: string; net: number; fee: number | null }[]
  /** Days off that are not paid. */
  unpaid: { from: string; to: string }[]
  /** By notice, or because somebody else comes in the trial. */
  last_day?: string
}

/** Everything the simulation knows: plain data, saved after each day. */
export type World = {
  options: Options
  /** Days that are over. */
  day: number
  now: number
  bookmark: Bookmark
  people: Actor[]
  companies: Company[]
  appointments: Appointment[]
  /** Transfers of companies, of which our bank has told nobody yet, and those it has. */
  bank: Transfer[]
  /** By contract. */
  deals: Record<string, Deal>
  /** Nominations by the interview that began with them, and those for which the talent has shown their pay. */
  nomination_of: Record<string, string>
  shown: Record<string, true>
  /** What colleagues have done since the trail was looked at. */
  deeds: Deed[]
  times: TimeTable
  /** What happened, counted by day for the report. */
  counts: Record<string, Record<string, number>>
  snapshots: Snapshot[]
  tables: TableSizes[]
  /** What was broken on purpose: days of the run, both counted. */
  faults: { name: string; from: number; to: number }[]
  /** Days from a request to the first nomination and to the first hire. */
  waits: { nomination: number[]; hire: number[] }
  violations: { invariant: string; day: string; what: string; actors: readonly string[] }[]
  /** What each invariant keeps between two days. */
  memory: Record<string, unknown>
  checks: Record<string, { checked: number; broken: number }>
  /** One example of each "no" that somebody met. */
  refusals: Record<string, string>
  mails: number
  /** How long it took until it was stopped. */
  seconds: number
}

export const freshWorld = (options: Options, now: number): World => ({
  options,
  day: 0,
  now,
  bookmark: { until: now, seen: [] },
  people: [],
  companies: [],
  appointments: [],
  bank: [],
  deals: {},
  nomination_of: {},
  shown: {},
  deeds: [],
  times: {},
  counts: {},
  snapshots: [],
  tables: [],
  faults: [],
  waits: { nomination: [], hire: [] },
  violations: [],
  memory: {},
  checks: {},
  refusals: {},
  mails: 0,
  seconds: 0,
})

/** Paths of the links in a mail, in their order. */
export const linksIn = ({ text }: Mail): string[] =>
  [...text.matchAll(/https?:\/\/[^\s/]+(\/[^\s]*)/g)].map(([, path = '']) => path)
