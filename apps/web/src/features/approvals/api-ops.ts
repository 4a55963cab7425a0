import { approvalsCalls as calls } from '@fareeq/domain/approvals/calls.ts'
import type { ApprovalState } from '@fareeq/domain/approvals/states.ts'
import type { SubstituteForm } from '@fareeq/domain/approvals/schema.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { listQuery } from '../../platform/calls/list-query.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { changing, signedIn } from '../staff/api.ts'

type ApprovalFilter = { state?: ApprovalState; id?: string }
export const approvalsQuery = (filter: ApprovalFilter) =>
  listQuery(['staff', 'approvals', 'list', filter], (cursor, options) =>
    signedIn(callApi(calls.list, { query: { ...filter, cursor } }, options)),
  )

export const substitutesQuery = () =>
  listQuery(['staff', 'approvals', 'substitutes'], (cursor, options) =>
    signedIn(callApi(calls.substitutes, { query: { cursor } }, options)),
  )

/** The page of what it is about shows the decision, too, whichever it is. */
async function deciding<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await changing('approvals', work)
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['staff'] })
  }
}
export const releaseApproval = (id: string) =>
  deciding(callApi(calls.release, { params: { id } }, callerHandlesFailure))
export const refuseApproval = (id: string, reason: string) =>
  deciding(callApi(calls.refuse, { params: { id }, body: { reason } }, callerHandlesFailure))
export const withdrawApproval = (id: string) =>
  deciding(callApi(calls.withdraw, { params: { id } }, callerHandlesFailure))

export const appointSubstitute = (body: SubstituteForm) =>
  changing('approvals', callApi(calls.appoint, { body }, callerHandlesFailure))
export const endSubstitution = (id: string) =>
  changing('approvals', callApi(calls.endSubstitution, { params: { id } }, callerHandlesFailure))
