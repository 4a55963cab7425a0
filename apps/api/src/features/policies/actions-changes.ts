import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import type { PolicyKey } from '@fareeq/domain/kernel/policies/policies.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { policyErrors } from '@fareeq/domain/policies/errors.ts'
import { POLICY_FACTS } from '@fareeq/domain/kernel/policies/policy-facts.ts'
import { POLICY_NAMES } from '@fareeq/domain/kernel/policies/policy-names.ts'
import { formatPolicy } from '@fareeq/domain/kernel/policies/policy-values.ts'
import {
  type ChangeFault,
  type PolicyChange,
  changeFault,
  isPlanned,
  orderConflict,
  valueOn,
} from '@fareeq/domain/policies/rules.ts'
import { actorOf, audit, lastByStaff } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { newId } from '../../platform/ids.ts'
import type { Staff } from '../../platform/session.ts'
import { type Body, requireOwner, policyOf, revisionOf } from './actions.ts'
import { effectsOf } from './queries-effects.ts'
import { allVersions, insertVersion, lockPolicies, withdrawVersion } from './queries.ts'
import type { VersionRow } from './rows.ts'

const subjectOf = (key: PolicyKey) => ({ kind: 'policy', id: key }) as const

function faultRefusal(fault: ChangeFault, key: PolicyKey, lang: Lang): Refusal {
  const { unit, ...bounds } = POLICY_FACTS[key]
  const [min, max] = [formatPolicy(key, bounds.min, lang), formatPolicy(key, bounds.max, lang)]
  switch (fault) {
    case 'too_small':
      return unit === 'rate'
        ? new Refusal(rule.greater_than, { field: 'value', values: { min: 1 } })
        : new Refusal(rule.min_value, { field: 'value', values: { min } })
    case 'too_great':
      return new Refusal(rule.max_value, { field: 'value', values: { max } })
    case 'unchanged':
      return new Refusal(policyErrors.policy_unchanged, { field: 'value' })
    default:
      return new Refusal(policyErrors[`policy_${fault}`], { field: 'from_day' })
  }
}

/** Two numbers that belong together must do so on every day. */
function mustFit({ lang }: RequestContext<Staff>, change: PolicyChange, versions: readonly VersionRow[]): void {
  const conflict = orderConflict(change, versions)
  if (!conflict) return
  const { other, value, day } = conflict
  const values = {
    other: POLICY_NAMES[other][lang],
    value: formatPolicy(other, value, lang),
    day: formatDay(day, lang),
  }
  throw new Refusal(policyErrors.policy_order, { values })
}

/** Under one lock: what the caller has seen, the number itself, those it is compared with, and what is under way. */
async function validateChange(
  ctx: RequestContext<Staff>,
  change: PolicyChange,
  expectedRevision: number,
): Promise<VersionRow[]> {
  const { db } = ctx
  const versions = await allVersions(db)
  const own = versions.filter(({ key }) => key === change.key)
  if (revisionOf(own) !== expectedRevision) {
    const conflictingChange = await lastByStaff(db, subjectOf(change.key), ['policy.changed', 'policy.withdrawn'])
    throw conflictingChange
      ? new Refusal(policyErrors.policy_changed, {
          values: { name: conflictingChange.name },
          data: { by: conflictingChange.name },
        })
      : new Refusal(platformErrors.moved_on)
  }
  const fault = changeFault(change, versions, ctx.now)
  if (fault) throw faultRefusal(fault, change.key, ctx.lang)
  mustFit(ctx, change, versions)
  const against = (await effectsOf(db, change)).filter(({ blocks }) => blocks)
  if (against.length > 0) throw new Refusal(policyErrors.policy_obstructed, { data: { against } })
  return versions
}

async function announce(ctx: RequestContext<Staff>, key: PolicyKey) {
  const { db } = ctx
  await ctx.platform.policies.publishChange(db)
  await publishToStaff(db, ctx.platform.events, 'policy.changed', { id: key })
  return { data: policyOf(await allVersions(db), key, ctx) }
}

export function changePolicy(
  ctx: RequestContext<Staff>,
  key: PolicyKey,
  { value, from_day, reason, expected_revision }: Body<'change'>,
) {
  requireOwner(ctx, key)
  return inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    await lockPolicies(db)
    const change = { key, value, from_day }
    const from = valueOn(await validateChange(ctx, change, expected_revision), key, from_day)
    await insertVersion(db, { ...change, id: newId(now), reason, set_by: viewer.staffId }, now)
    await audit(db, {
      actor: actorOf(viewer),
      action: 'policy.changed',
      subject: subjectOf(key),
      details: { from, to: value, from_day, reason },
    })
    return announce(ctx, key)
  })
}

/** Numbers it is compared with were checked with it: they must be valid without it, too. */
export function withdrawChange(ctx: RequestContext<Staff>, key: PolicyKey, { id }: Body<'withdraw'>) {
  requireOwner(ctx, key)
  return inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    await lockPolicies(db)
    const versions = await allVersions(db)
    const version = versions.find((version) => version.id === id && version.key === key)
    if (!version) throw new Refusal(platformErrors.not_found)
    if (version.withdrawn_at)
      throw new Refusal(policyErrors.policy_withdrawn, { values: { name: version.withdrawn_by ?? '' } })
    if (!isPlanned(version, now)) throw new Refusal(policyErrors.policy_in_force)
    const rest = versions.filter((versionRow) => versionRow !== version)
    const { value, from_day } = version
    const to = valueOn(rest, key, from_day)
    mustFit(ctx, { key, value: to, from_day }, rest)
    await withdrawVersion(db, id, viewer.staffId, now)
    await audit(db, {
      actor: actorOf(viewer),
      action: 'policy.withdrawn',
      subject: subjectOf(key),
      details: { from: value, to, from_day },
    })
    return announce(ctx, key)
  })
}
