import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { isReleased } from '@fareeq/domain/approvals/states.ts'
import { type PolicyKey, isPolicyKey } from '@fareeq/domain/kernel/policies/policies.ts'
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
  takesTwo,
  valueOn,
} from '@fareeq/domain/policies/rules.ts'
import { type Actor, actorOf, audit, lastByStaff } from '../../platform/audit.ts'
import { type ActionContext, type RequestContext, inTransaction } from '../../platform/context.ts'
import type { ApprovalDecision } from '../../platform/domain-events.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { newId } from '../../platform/ids.ts'
import type { Staff } from '../../platform/session.ts'
import { requestApproval } from '../approvals/actions.ts'
import { type Body, changeIn, requireOwner, policyOf, proposalsOf, revisionOf } from './actions.ts'
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
function mustFit({ lang }: { lang: Lang }, change: PolicyChange, versions: readonly VersionRow[]): void {
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

/** What the second of two colleagues has not seen. */
async function requireRevision({ db }: ActionContext, key: PolicyKey, expectedRevision: number): Promise<void> {
  const own = (await allVersions(db)).filter((version) => version.key === key)
  if (revisionOf(own) === expectedRevision) return
  const conflictingChange = await lastByStaff(db, subjectOf(key), ['policy.changed', 'policy.withdrawn'])
  throw conflictingChange
    ? new Refusal(policyErrors.policy_changed, {
        values: { name: conflictingChange.name },
        data: { by: conflictingChange.name },
      })
    : new Refusal(platformErrors.moved_on)
}

/** Under one lock: the number itself, those it is compared with, and what is under way. */
async function validateChange(ctx: ActionContext & { lang: Lang }, change: PolicyChange): Promise<VersionRow[]> {
  const { db } = ctx
  const versions = await allVersions(db)
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
  return { data: policyOf(await allVersions(db), key, ctx, await proposalsOf(ctx, [key])) }
}

export function changePolicy(
  ctx: RequestContext<Staff>,
  key: PolicyKey,
  { value, from_day, reason, expected_revision }: Body<'change'>,
) {
  requireOwner(ctx, key)
  return inTransaction(ctx, async (ctx) => {
    const { db, viewer } = ctx
    await lockPolicies(db)
    await requireRevision(ctx, key, expected_revision)
    const change = { key, value, from_day, reason }
    if (takesTwo(key)) {
      await validateChange(ctx, change)
      const data = { value, from_day, reason }
      await requestApproval(ctx, { kind: 'policy_change', subjectId: key, label: key, amount: null, reason, data })
    } else await saveChange(ctx, change, { makerId: viewer.staffId, actor: actorOf(viewer) })
    return announce(ctx, key)
  })
}

type NewChange = PolicyChange & { reason: string }
async function saveChange(
  ctx: ActionContext & { lang: Lang },
  { reason, ...change }: NewChange,
  { makerId, actor }: { makerId: string; actor: Actor },
): Promise<void> {
  const { db, now } = ctx
  const { key, value, from_day } = change
  const from = valueOn(await validateChange(ctx, change), key, from_day)
  await insertVersion(db, { ...change, id: newId(now), reason, set_by: makerId }, now)
  const details = { from, to: value, from_day, reason }
  await audit(db, { actor, action: 'policy.changed', subject: subjectOf(key), details })
}

/** A colleague has decided: what they released is set, if it may still be. */
export async function followApproval(ctx: ActionContext, decision: ApprovalDecision): Promise<void> {
  const { db, platform } = ctx
  const { subjectId: key, state, lang } = decision
  if (!isPolicyKey(key)) throw new Error(`There is no policy ${key}`)
  if (isReleased(state)) {
    await lockPolicies(db)
    await saveChange({ ...ctx, lang }, { key, ...changeIn(decision) }, decision)
    await platform.policies.publishChange(db)
  }
  await publishToStaff(db, platform.events, 'policy.changed', { id: key })
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
