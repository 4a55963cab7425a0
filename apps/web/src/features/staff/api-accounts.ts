import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { staffAccountsCalls as calls, staffSetupCalls as setup } from '@fareeq/domain/staff/calls.ts'
import type { staffAccountsContract as contract, staffSetupContract } from '@fareeq/domain/staff/contract-accounts.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { changing, signedIn } from './api.ts'

type Contract = typeof contract

export const accountsQuery = () =>
  queryOptions({
    queryKey: ['staff', 'colleagues', 'accounts'],
    queryFn: async ({ signal }) => (await signedIn(callApi(calls.list, {}, { signal, quiet: true }))).data,
  })

export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'colleagues', 'account', id],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.read, { params: { id } }, { signal, quiet: true }))).data,
  })

const change = <Answer>(work: Promise<Answer>) => changing('colleagues', work)

export const inviteColleague = (body: InputOf<Contract['invite']>['body']) =>
  change(callApi(calls.invite, { body }, callerHandlesFailure))
export const inviteAgain = (id: string) => change(callApi(calls.inviteAgain, { params: { id } }, callerHandlesFailure))
export const uninvite = (id: string) => change(callApi(calls.uninvite, { params: { id } }, callerHandlesFailure))
export const setRoles = (id: string, body: InputOf<Contract['setRoles']>['body']) =>
  change(callApi(calls.setRoles, { params: { id }, body }, callerHandlesFailure))
export const endColleague = (id: string, body: InputOf<Contract['end']>['body']) =>
  change(callApi(calls.end, { params: { id }, body }, callerHandlesFailure))
export const askReset = (id: string, reason: string) =>
  change(callApi(calls.askReset, { params: { id }, body: { reason } }, callerHandlesFailure))
export const confirmReset = (id: string) =>
  change(callApi(calls.confirmReset, { params: { id } }, callerHandlesFailure))
export const refuseReset = (id: string) => change(callApi(calls.refuseReset, { params: { id } }, callerHandlesFailure))
export const endSession = (id: string, session_id: string) =>
  change(callApi(calls.endSession, { params: { id, session_id } }, callerHandlesFailure))
export const endSessions = (id: string) => change(callApi(calls.endSessions, { params: { id } }, callerHandlesFailure))
export const unlockColleague = (id: string) => change(callApi(calls.unlock, { params: { id } }, callerHandlesFailure))

export const setupQuery = (link: string) =>
  queryOptions({
    queryKey: ['staff-setup', link],
    retry: false,
    queryFn: async ({ signal }) => (await callApi(setup.offer, { body: { link } }, { signal, quiet: true })).data,
  })

export const confirmSetup = async (body: InputOf<(typeof staffSetupContract)['confirm']>['body']) =>
  (await callApi(setup.confirm, { body }, callerHandlesFailure)).data
