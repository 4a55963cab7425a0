import { type DaySpan, daysAfter, riyadhDay } from '../kernel/time/working-days.ts'
import { campaignOf } from '../navigation/rules-public.ts'
import { readHref } from '../navigation/hrefs.ts'
import { ROUTES } from '../navigation/paths.ts'
import type { Utm } from './rules.ts'

/**
 * The way in, in order. The first two are seen by the page, on its day. The others are facts about accounts, on the day of the
 * sign-up: a cohort, so that each step of an account includes the steps before it.
 */
export const FUNNEL_STEPS = ['visit', 'signup_started', 'signed_up', 'email_verified', 'phone_verified'] as const
export type FunnelStep = (typeof FUNNEL_STEPS)[number]
/** Steps that somebody with an account took; the others are page views, which name nobody. */
export const ACCOUNT_STEPS = ['signed_up', 'email_verified', 'phone_verified'] as const satisfies readonly FunnelStep[]
export type AccountStep = (typeof ACCOUNT_STEPS)[number]
export const isAccountStep = (step: string): step is AccountStep =>
  ACCOUNT_STEPS.some((accountStep) => accountStep === step)

export const FUNNEL_BY = ['source', 'campaign', 'lang'] as const
export type FunnelBy = (typeof FUNNEL_BY)[number]

const SIGN_UPS: readonly string[] = [ROUTES.talentSignup.pattern, ROUTES.clientSignup.pattern]

/** Which steps a page view is: an arrival from outside is a visit, the form of a sign-up its start. */
export function stepsOf({ path, entry }: { path: string; entry?: boolean }): FunnelStep[] {
  const steps: FunnelStep[] = entry ? ['visit'] : []
  return SIGN_UPS.includes(readHref(path).pathname.replace(/\/$/, '')) ? [...steps, 'signup_started'] : steps
}

/** An empty text means no known source. */
export const sourceOf = (utm: Utm | undefined): string => utm?.utm_source ?? ''
export const campaignOfView = (utm: Utm | undefined, path: string): string =>
  utm?.utm_campaign ?? campaignOf(readHref(path).query) ?? ''

export type FunnelCount = { key: string; step: FunnelStep; count: number }
/**
 * `rate` is the share of the step before. Null where nobody took that, or fewer did: accounts may be more than the pages that
 * were seen (a blocked script, an invitation, the yes to an import), and no share is larger than the whole.
 */
export type FunnelGroup = {
  /** Null for the rest beyond the limit. */
  key: string | null
  steps: { step: FunnelStep; count: number; rate: number | null }[]
}

/** Cardinality limit: campaigns are user input, so beyond this many groups are summed up. */
export const MAX_GROUPS = 50

const stepsFrom = (counts: readonly FunnelCount[]): FunnelGroup['steps'] => {
  const sums = FUNNEL_STEPS.map((step) =>
    counts.reduce((sum, count) => (count.step === step ? sum + count.count : sum), 0),
  )
  return FUNNEL_STEPS.map((step, index) => {
    const [count = 0, before = 0] = [sums[index], sums[index - 1]]
    return { step, count, rate: before > 0 && count <= before ? Math.round((count / before) * 1000) / 1000 : null }
  })
}

const weight = ({ steps }: FunnelGroup): number => steps.reduce((sum, { count }) => sum + count, 0)

/** The counts of a period as groups, the largest first, and all of them together. */
export function readFunnel(counts: readonly FunnelCount[]): { groups: FunnelGroup[]; total: FunnelGroup['steps'] } {
  const byKey = Map.groupBy(counts, ({ key }) => key)
  const groups = [...byKey]
    .map(([key, own]): FunnelGroup => ({ key, steps: stepsFrom(own) }))
    .toSorted((a, b) => weight(b) - weight(a) || String(a.key).localeCompare(String(b.key)))
  const largest = groups.slice(0, MAX_GROUPS)
  const others = groups.slice(MAX_GROUPS).flatMap(({ key }) => byKey.get(key ?? '') ?? [])
  if (others.length > 0) largest.push({ key: null, steps: stepsFrom(others) })
  return { groups: largest, total: stepsFrom(counts) }
}

/** The groups that have a row of their own. */
export const namedKeys = (counts: readonly FunnelCount[]): string[] =>
  readFunnel(counts).groups.flatMap(({ key }) => (key === null ? [] : [key]))

/** Nobody compares campaigns beyond a year and a bit. */
export const FUNNEL_DAYS = { usual: 30, max: 400 } as const

/** The days a funnel is read for: the last thirty unless said otherwise, and never more than can be read. */
export function periodOf(query: Partial<DaySpan>, now: Date): DaySpan {
  const today = riyadhDay(now)
  const to = query.to ?? (query.from && query.from > today ? query.from : today)
  const from = query.from ?? daysAfter(to, 1 - FUNNEL_DAYS.usual)
  const earliest = daysAfter(to, 1 - FUNNEL_DAYS.max)
  return { from: from < earliest ? earliest : from, to }
}
