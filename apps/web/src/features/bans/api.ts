import { bansCalls as calls, bansOpsCalls as ops } from '@fareeq/domain/bans/calls.ts'
import type { bansOpsContract } from '@fareeq/domain/bans/contract-ops.ts'
import type { bansContract } from '@fareeq/domain/bans/contract.ts'
import { BAN_FILE_UPLOAD } from '@fareeq/domain/bans/rules.ts'
import type { BanFile } from '@fareeq/domain/bans/schema.ts'
import type { BanState } from '@fareeq/domain/bans/states.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { download } from '../../platform/calls/download.ts'
import { staffList } from '../staff/api-lists.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { session } from '../../platform/session/session.ts'
import { changing, signedIn } from '../staff/api.ts'

const formOf = (file: File) => {
  const form = new FormData()
  form.append(BAN_FILE_UPLOAD.field, file)
  return form
}

export type BanFilter = { state?: BanState | undefined; talent_id?: string | undefined }
export const casesQuery = (filter: BanFilter) =>
  staffList(['staff', 'bans', filter], (cursor, options) =>
    callApi(ops.list, { query: { ...filter, cursor } }, options),
  )
export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'bans', 'one', id],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(ops.read, { params: { id } }, { signal, quiet: true }))).data,
  })

export const uploadAsStaff = async (file: File) =>
  (await signedIn(callApi(ops.upload, { body: formOf(file) }, callerHandlesFailure))).data.id
export const reportAsStaff = (body: InputOf<typeof bansOpsContract.report>['body']) =>
  changing('bans', callApi(ops.report, { body }, callerHandlesFailure))
export const openCase = (id: string, body: InputOf<typeof bansOpsContract.open>['body']) =>
  changing('bans', callApi(ops.open, { params: { id }, body }, callerHandlesFailure))
export const decideCase = (id: string, body: InputOf<typeof bansOpsContract.decide>['body']) =>
  changing('bans', callApi(ops.decide, { params: { id }, body }, callerHandlesFailure))
export const decideAppeal = (id: string, body: InputOf<typeof bansOpsContract.decideAppeal>['body']) =>
  changing('bans', callApi(ops.decideAppeal, { params: { id }, body }, callerHandlesFailure))

export const saveFile = (id: string, file: BanFile) =>
  signedIn(download(ops.file, { params: { id, file: file.id } }, file.name))

const ownKey = () => ['bans', 'own', session.get().user?.id]
export const ownCasesQuery = () =>
  queryOptions({
    queryKey: ownKey(),
    queryFn: async ({ signal }) => (await callApi(calls.own, {}, { signal, quiet: true })).data,
  })
export const uploadAsMember = async (file: File) =>
  (await callApi(calls.upload, { body: formOf(file) }, callerHandlesFailure)).data.id
export const reportAsClient = (body: InputOf<typeof bansContract.report>['body']) =>
  callApi(calls.report, { body }, callerHandlesFailure)

type Answer = InputOf<typeof bansContract.answer>['body']
async function changingOwn<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } finally {
    void queryClient.invalidateQueries({ queryKey: ownKey() })
  }
}
export const answerCase = (id: string, body: Answer) =>
  changingOwn(callApi(calls.answer, { params: { id }, body }, callerHandlesFailure))
export const appealCase = (id: string, body: Answer) =>
  changingOwn(callApi(calls.appeal, { params: { id }, body }, callerHandlesFailure))
