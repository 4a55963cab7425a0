import {
  type Policies,
  type PolicyKey,
  POLICY_KEYS,
  SPECIFIED_POLICIES,
  isPolicyKey,
} from '../kernel/policies/policies.ts'
import { SECOND, after } from '../kernel/time/time.ts'
import { daysAfter, riyadhDay, riyadhMidnight } from '../kernel/time/working-days.ts'
import { POLICY_FACTS, POLICY_ORDER, TWO_PEOPLE } from '../kernel/policies/policy-facts.ts'

export const REASON_LENGTH = 500
export const HOLIDAY_NAME_LENGTH = 80
/** Changes are planned for at most so many days ahead. */
export const MAX_DAYS_AHEAD = 366

/** One row of the history of a number. */
export type PolicyVersion = {
  readonly key: string
  readonly value: number
  readonly from_day: string
  readonly created_at: Date
  readonly withdrawn_at: Date | null
}

/**
 * A change for today counts a few seconds after it was saved: by then every node has received it, so that all of them
 * answer alike, and a call that began before it keeps the numbers it began with.
 */
export const SETTLING = 10 * SECOND

/** The moment whose numbers colleagues are shown: who has saved a change for today sees it at once. */
export const effectiveAt = (now: Date): Date => after(now, SETTLING)

/** From when it counts: the first minute of its day in Riyadh. */
export const inForceFrom = ({ from_day, created_at }: PolicyVersion): Date =>
  new Date(Math.max(riyadhMidnight(from_day).getTime(), after(created_at, SETTLING).getTime()))

/** Of two that count, the one of the later day; of one day, the one that was saved later. */
const laterOf = (one: PolicyVersion, other: PolicyVersion): PolicyVersion =>
  one.from_day > other.from_day || (one.from_day === other.from_day && one.created_at > other.created_at) ? one : other

/** The version of a number that is in force; undefined where the specification is. */
export const versionAt = <Version extends PolicyVersion>(
  versions: readonly Version[],
  key: PolicyKey,
  now: Date,
): Version | undefined =>
  versions
    .filter((version) => version.key === key && version.withdrawn_at === null && inForceFrom(version) <= now)
    .reduce<Version | undefined>((best, version) => (best ? (laterOf(best, version) as Version) : version), undefined)

/** Snapshots of all numbers, each from a moment on, the oldest first. */
export type PolicyTimeline = readonly { readonly from: number; readonly policies: Policies }[]

export function timelineOf(versions: readonly PolicyVersion[], holidays: readonly string[]): PolicyTimeline {
  const inForce = versions.filter(({ key, withdrawn_at }) => isPolicyKey(key) && withdrawn_at === null)
  const moments = [...new Set(inForce.map((policyVersion) => inForceFrom(policyVersion).getTime()))].toSorted(
    (a, b) => a - b,
  )
  return [-Infinity, ...moments].map((from) => {
    const at = new Date(Math.max(from, -8.64e15))
    const valueOf = (key: PolicyKey) => versionAt(inForce, key, at)?.value ?? SPECIFIED_POLICIES[key]
    const numbers = Object.fromEntries(POLICY_KEYS.map((key) => [key, valueOf(key)])) as Record<PolicyKey, number>
    return { from, policies: { ...numbers, holidays } }
  })
}

/** The snapshot of a moment. */
export const policiesAt = (timeline: PolicyTimeline, now: Date): Policies =>
  timeline.findLast(({ from }) => from <= now.getTime())!.policies

export type PolicyState = 'planned' | 'in_force' | 'past' | 'withdrawn'

/** State of a version; `current` is the one that `versionAt` returns. */
export function stateOf<Version extends PolicyVersion>(
  version: Version,
  current: Version | undefined,
  now: Date,
): PolicyState {
  if (version.withdrawn_at) return 'withdrawn'
  if (version === current) return 'in_force'
  return isPlanned(version, now) ? 'planned' : 'past'
}

/** Its day has not come, so it may still be withdrawn. */
export const isPlanned = ({ from_day, withdrawn_at }: PolicyVersion, now: Date): boolean =>
  withdrawn_at === null && from_day > riyadhDay(now)

export type PolicyChange = { readonly key: PolicyKey; readonly value: number; readonly from_day: string }
export type ChangeFault = 'day_past' | 'day_far' | 'too_small' | 'too_great' | 'day_taken' | 'unchanged'

/** What is wrong with a change in itself; null where nothing is. */
export function changeFault(change: PolicyChange, versions: readonly PolicyVersion[], now: Date): ChangeFault | null {
  const { key, value, from_day } = change
  const { min, max } = POLICY_FACTS[key]
  const today = riyadhDay(now)
  if (value < min) return 'too_small'
  if (value > max) return 'too_great'
  if (from_day < today) return 'day_past'
  if (from_day > daysAfter(today, MAX_DAYS_AHEAD)) return 'day_far'
  const own = versions.filter((version) => version.key === key && version.withdrawn_at === null)
  if (from_day > today && own.some((policyVersion) => policyVersion.from_day === from_day)) return 'day_taken'
  return valueOn(own, key, from_day) === value ? 'unchanged' : null
}

/** What a number is on a day, by all that is planned now. */
export const valueOn = (versions: readonly PolicyVersion[], key: PolicyKey, day: string): number =>
  versions
    .filter((version) => version.key === key && version.withdrawn_at === null && version.from_day <= day)
    .reduce<PolicyVersion | undefined>((best, version) => (best ? laterOf(best, version) : version), undefined)
    ?.value ?? SPECIFIED_POLICIES[key]

export type OrderConflict = { readonly other: PolicyKey; readonly value: number; readonly day: string }

/**
 * A number that must stay on one side of another, on every day from its first to the next change of either: the first day on
 * which it would not.
 */
export function orderConflict(change: PolicyChange, versions: readonly PolicyVersion[]): OrderConflict | null {
  const { key, value, from_day } = change
  const planned = versions.filter(({ withdrawn_at }) => withdrawn_at === null)
  const ends = planned
    .filter((policyVersion) => policyVersion.key === key && policyVersion.from_day > from_day)
    .map((policyVersion) => policyVersion.from_day)
  const until = ends.toSorted()[0]
  for (const { low, high, strict } of POLICY_ORDER.filter((pair) => pair.low === key || pair.high === key)) {
    const other = low === key ? high : low
    const days = planned
      .filter((policyVersion) => policyVersion.key === other && policyVersion.from_day > from_day)
      .map((policyVersion) => policyVersion.from_day)
    for (const day of [from_day, ...days.filter((day) => !until || day < until)]) {
      const otherValue = valueOn(planned, other, day)
      const [lower, higher] = low === key ? [value, otherValue] : [otherValue, value]
      if (strict ? lower >= higher : lower > higher) return { other, value: otherValue, day }
    }
  }
  return null
}

/** Admins may change every number, others those they keep. */
export const mayChangePolicy = (roles: readonly string[], key: PolicyKey): boolean =>
  roles.includes('admin') || roles.includes(POLICY_FACTS[key].owner)

/** One colleague proposes it, another releases it. */
export const takesTwo = (key: PolicyKey): boolean => TWO_PEOPLE.includes(key)

/** The calendar is kept by operations. */
export const mayKeepHolidays = (roles: readonly string[]): boolean =>
  roles.includes('admin') || roles.includes('operations')
