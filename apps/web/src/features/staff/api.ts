import type { AnswerOf, InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { staffCalls as calls } from '@fareeq/domain/staff/calls.ts'
import type { staffContract as contract } from '@fareeq/domain/staff/contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { isCallFailure } from '../../platform/calls/call-failure.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import type { StaffSection } from './parts/staff-sections.ts'
import { staffSession } from './parts/session/staff-session.ts'

export type AuditPage = AnswerOf<typeof contract.audit>

// Quiet: the error catalogue is for members' sessions, so the screens show failures themselves.

export const sendStaffCode = async (email: string) =>
  (await callApi(calls.generateOtp, { body: { email } }, { key: 'staff-code', quiet: true })).data

export const enterAsStaff = async (body: InputOf<typeof contract.login>['body']) =>
  (await callApi(calls.login, { body }, callerHandlesFailure)).data

export const sendStaffLink = (email: string) =>
  callApi(calls.sendLink, { body: { email } }, { key: 'staff-link', quiet: true })

export const enterAsStaffByLink = async (body: InputOf<typeof contract.loginByLink>['body']) =>
  (await callApi(calls.loginByLink, { body }, callerHandlesFailure)).data

export const leaveAsStaff = () => callApi(calls.logout, {}, callerHandlesFailure)

/** An expired session redirects to the staff login; after a 403 the shell asks which roles are left. */
export async function signedIn<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (isCallFailure(error) && error.status === 401) staffSession.expire(error.token)
    if (isCallFailure(error) && error.status === 403) void queryClient.invalidateQueries({ queryKey: ['staff', 'me'] })
    throw error
  }
}

/** Rethrows the refusal for its screen; invalidates the section either way. */
export async function changing<Answer>(section: StaffSection, work: Promise<Answer>): Promise<Answer> {
  try {
    return await signedIn(work)
  } finally {
    for (const key of [section, 'counters', 'work-items'])
      void queryClient.invalidateQueries({ queryKey: ['staff', key] })
  }
}

export const readMe = async (signal: AbortSignal) =>
  (await signedIn(callApi(calls.me, {}, { signal, quiet: true }))).data

export const colleaguesQuery = () =>
  queryOptions({
    queryKey: ['staff', 'colleagues'],
    queryFn: async ({ signal }) => (await signedIn(callApi(calls.colleagues, {}, { signal, quiet: true }))).data,
  })

export const readAudit = (query: InputOf<typeof contract.audit>['query'], signal: AbortSignal): Promise<AuditPage> =>
  signedIn(callApi(calls.audit, { query }, { signal, quiet: true }))

export const exportAudit = async (body: InputOf<typeof contract.exportAudit>['body']) =>
  (await signedIn(callApi(calls.exportAudit, { body }, callerHandlesFailure))).data
