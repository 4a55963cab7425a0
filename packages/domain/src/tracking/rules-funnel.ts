import { DAY, after } from '../kernel/time.ts'
import { campaignOf } from '../navigation/rules-public.ts'
import { readHref } from '../navigation/hrefs.ts'
import { ROUTES } from '../navigation/paths.ts'
import type { Utm } from './rules.ts'

/** The way in, in order. The first two are seen by the page, the others are facts about accounts. */
export const FUNNEL_STEPS = ['visit', 'signup_started', 'signed_up', 'email_verified', 'phone_verified'] as const
export type FunnelStep = (typeof FUNNEL_STEPS)[number]
/** Steps that somebody with an account took; the others are page views, which name nobody. */
export const ACCOUNT_STEPS = ['signed_up', 'email_verified', 'phone_verified'] as const satisfies readonly FunnelStep[]
export type AccountStep = (typeof ACCOUNT_STEPS)[number]
export const isAccountStep = (step: string): step is AccountStep => ACCOUNT_STEPS.some((one) => one === step)

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
/** `rate` is the share of the step before, null where nobody took that. */
export type FunnelGroup = {
  /** Null for the rest beyond the limit. */
  key: string | null
  steps: { step: FunnelStep; count: number; rate: number | null }[]
}

/** Cardinality limit: campaigns are user input, so beyond this many groups are summed up. */
export const MOST_GROUPS = 50

const stepsFrom = (counts: readonly FunnelCount[]): FunnelGroup['steps'] => {
  const sums = FUNNEL_STEPS.map((step) => counts.reduce((sum, one) => (one.step === step ? sum + one.count : sum), 0))
  return FUNNEL_STEPS.map((step, index) => {
    const [count = 0, before = 0] = [sums[index], sums[index - 1]]
    return { step, count, rate: before > 0 ? Math.round((count / before) * 1000) / 1000 : null }
  })
}

const weight = ({ steps }: FunnelGroup): number => steps.reduce((sum, { count }) => sum + count, 0)

/** The counts of a period as groups, the largest first, and all of them together. */
export function readFunnel(counts: readonly FunnelCount[]): { groups: FunnelGroup[]; total: FunnelGroup['steps'] } {
  const byKey = Map.groupBy(counts, ({ key }) => key)
  const groups = [...byKey]
    .map(([key, own]): FunnelGroup => ({ key, steps: stepsFrom(own) }))
    .toSorted((a, b) => weight(b) - weight(a) || String(a.key).localeCompare(String(b.key)))
  const named = groups.slice(0, MOST_GROUPS)
  const others = groups.slice(MOST_GROUPS).flatMap(({ key }) => byKey.get(key ?? '') ?? [])
  if (others.length > 0) named.push({ key: null, steps: stepsFrom(others) })
  return { groups: named, total: stepsFrom(counts) }
}

/** Days are those of UTC. Nobody compares campaigns beyond a year and a bit. */
export const FUNNEL_DAYS = { usual: 30, most: 400 } as const

export type Period = { from: string; to: string }

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

export const dayAfter = (day: string): string => dayOf(after(new Date(day), DAY))

/** The days a funnel is read for: the last thirty unless said otherwise, and never more than can be read. */
export function periodOf(asked: Partial<Period>, now: Date): Period {
  const to = asked.to ?? (asked.from && asked.from > dayOf(now) ? asked.from : dayOf(now))
  const back = (days: number) => dayOf(after(new Date(to), -(days - 1) * DAY))
  const from = asked.from ?? back(FUNNEL_DAYS.usual)
  const earliest = back(FUNNEL_DAYS.most)
  return { from: from < earliest ? earliest : from, to }
}
