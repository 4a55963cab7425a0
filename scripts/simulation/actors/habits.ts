import type { Habit } from '../engine/scene.ts'
import type { Actor, Client, Colleague, Talent } from '../engine/world.ts'
import { day } from './colleagues/day.ts'
import { home } from './colleagues/home.ts'
import { payouts, releases, statements } from './colleagues/money.ts'
import { contracts as clientContracts } from './companies/contracts.ts'
import { signUp, request } from './companies/arrival.ts'
import { interviews as clientInterviews } from './companies/interviews.ts'
import { invoices } from './companies/invoices.ts'
import { nominations } from './companies/nominations.ts'
import { makeOffer, offers as clientOffers } from './companies/offers.ts'
import { renewals as clientRenewals } from './companies/renewals.ts'
import { apply, fillProfile } from './talents/apply.ts'
import { contracts, payoutDetails } from './talents/contracts.ts'
import { interviews, rateInterview } from './talents/interviews.ts'
import { offers } from './talents/offers.ts'
import { renewals } from './talents/renewals.ts'
import { takeTest } from './talents/test.ts'
import { attendContract, work } from './talents/working.ts'

const TALENTS: readonly Habit<Talent>[] = [
  apply,
  fillProfile,
  takeTest,
  interviews,
  rateInterview,
  offers,
  contracts,
  payoutDetails,
  renewals,
  attendContract,
  work,
]
const CLIENTS: readonly Habit<Client>[] = [
  signUp,
  request,
  nominations,
  clientInterviews,
  makeOffer,
  clientOffers,
  clientContracts,
  clientRenewals,
  invoices,
]
const COLLEAGUES: readonly Habit<Colleague>[] = [day, home, statements, payouts, releases]

const all = [...TALENTS, ...CLIENTS, ...COLLEAGUES] as unknown as readonly Habit[]
export const HABITS: ReadonlyMap<string, Habit> = new Map(all.map((habit) => [habit.name, habit]))

const BY_KIND: Readonly<Record<Actor['kind'], readonly Habit[]>> = {
  talent: TALENTS as unknown as readonly Habit[],
  client: CLIENTS as unknown as readonly Habit[],
  colleague: [],
}
/** What somebody does about a mail with these links. */
export const habitsFor = (kind: Actor['kind'], paths: readonly string[]): Habit[] =>
  BY_KIND[kind].filter(({ link }) => link && paths.some((path) => link.test(path)))
