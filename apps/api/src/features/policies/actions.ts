import { isWaiting } from '@fareeq/domain/approvals/states.ts'
import type { BodyOf, QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { POLICY_KEYS, type PolicyKey, SPECIFIED_POLICIES } from '@fareeq/domain/kernel/policies/policies.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { policiesContract as contract } from '@fareeq/domain/policies/contract.ts'
import { policyErrors } from '@fareeq/domain/policies/errors.ts'
import { POLICY_FACTS, PUBLIC_POLICIES, type PublicPolicies } from '@fareeq/domain/kernel/policies/policy-facts.ts'
import { isPlanned, mayChangePolicy, effectiveAt, stateOf, takesTwo, versionAt } from '@fareeq/domain/policies/rules.ts'
import { type Policy, type PolicyProposal, proposedChange } from '@fareeq/domain/policies/schema.ts'
import * as z from 'zod/mini'
import type { RequestContext, ActionContext } from '../../platform/context.ts'
import type { ApprovalDecision } from '../../platform/domain-events.ts'
import { cutPage } from '../../platform/db/page.ts'
import type { Staff } from '../../platform/session.ts'
import { requestsOf } from '../approvals/actions-reading.ts'
import { effectsOf } from './queries-effects.ts'
import { allVersions, versionsOf } from './queries.ts'
import type { VersionRow } from './rows.ts'

type Query<Name extends keyof typeof contract> = QueryOf<(typeof contract)[Name]>
export type Body<Name extends keyof typeof contract> = BodyOf<(typeof contract)[Name]>

/** What browsers show or check with. */
export function publicPolicies({ platform, now }: ActionContext): { data: PublicPolicies } {
  const policies = platform.policies.at(now)
  return {
    data: Object.fromEntries(PUBLIC_POLICIES.map((key) => [key, policies[key]])) as Record<
      keyof PublicPolicies,
      number
    >,
  }
}

type Proposals = Awaited<ReturnType<typeof proposalsOf>>
/** Changes that wait for a colleague. */
export const proposalsOf = async (ctx: RequestContext<Staff>, keys: readonly PolicyKey[] = POLICY_KEYS) =>
  (await requestsOf(ctx, 'policy_change', keys.filter(takesTwo))).filter(({ approval }) => isWaiting(approval.state))

export function policyOf(
  versions: readonly VersionRow[],
  key: PolicyKey,
  { viewer, now }: RequestContext<Staff>,
  proposals: Proposals,
): Policy {
  const proposal = proposals.find(({ approval }) => approval.subject_id === key)
  const own = versions.filter((version) => version.key === key)
  const current = versionAt(own, key, effectiveAt(now))
  const planned = own
    .filter((versionRow) => isPlanned(versionRow, effectiveAt(now)))
    .toSorted((a, b) => (a.from_day < b.from_day ? -1 : 1))
  return {
    key,
    value: current?.value ?? SPECIFIED_POLICIES[key],
    specified: SPECIFIED_POLICIES[key],
    since: current?.from_day ?? null,
    by: current?.by ?? null,
    planned: planned.map(({ id, value, from_day, by, reason }) => ({ id, value, from_day, by, reason })),
    proposal: proposal ? proposalOf(proposal) : null,
    takes_two: takesTwo(key),
    may_change: mayChangePolicy(viewer.roles, key),
    revision: revisionOf(own),
  }
}

function proposalOf({ approval, data }: Proposals[number]): PolicyProposal {
  const { value, from_day } = changeIn({ data })
  return { value, from_day, approval }
}

/** As it was asked for. */
export const changeIn = ({ data }: Pick<ApprovalDecision, 'data'>) => z.parse(proposedChange(), data)

/** Changes and withdrawals so far, for optimistic locking. */
export const revisionOf = (own: readonly VersionRow[]): number =>
  own.length + own.filter(({ withdrawn_at }) => withdrawn_at !== null).length

export async function listPolicies(ctx: RequestContext<Staff>) {
  const versions = await allVersions(ctx.db)
  const proposals = await proposalsOf(ctx)
  return { data: POLICY_KEYS.map((key) => policyOf(versions, key, ctx, proposals)) }
}

export async function readHistory(
  { db, now }: RequestContext<Staff>,
  key: PolicyKey,
  { cursor, limit }: Query<'history'>,
) {
  const rows = await versionsOf(db, key, cursor, limit)
  const { page, next_cursor } = cutPage(rows, limit, ({ place }) => String(place))
  const current = versionAt(await allVersions(db), key, effectiveAt(now))
  return {
    data: page.map((versionRow) => ({
      id: versionRow.id,
      value: versionRow.value,
      from_day: versionRow.from_day,
      state: stateOf(versionRow, versionRow.id === current?.id ? versionRow : current, effectiveAt(now)),
      by: versionRow.by,
      reason: versionRow.reason,
      created_at: versionRow.created_at.toISOString(),
      withdrawn_by: versionRow.withdrawn_by,
      withdrawn_at: versionRow.withdrawn_at?.toISOString() ?? null,
    })),
    meta: { next_cursor },
  }
}

/** Default deny: `policies.change` admits the owners of any policy; this one must be the viewer's. */
export function requireOwner({ viewer }: RequestContext<Staff>, key: PolicyKey): void {
  if (!mayChangePolicy(viewer.roles, key)) throw new Refusal(policyErrors[`policy_of_${POLICY_FACTS[key].owner}`])
}

export async function previewChange(ctx: RequestContext<Staff>, key: PolicyKey, { value, from_day }: Query<'preview'>) {
  requireOwner(ctx, key)
  return { data: await effectsOf(ctx.db, { key, value, from_day }) }
}
