import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { manualEntriesCalls as calls } from '@fareeq/domain/manual-entries/calls.ts'
import type { manualEntriesContract as contract } from '@fareeq/domain/manual-entries/contract.ts'
import { PROOF_UPLOAD } from '@fareeq/domain/manual-entries/limits.ts'
import type { ManualEntry } from '@fareeq/domain/manual-entries/schema.ts'
import type { ManualState } from '@fareeq/domain/manual-entries/states.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { download } from '../../platform/calls/download.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { staffList } from '../staff/api-lists.ts'
import { changing, signedIn } from '../staff/api.ts'

export const manualEntriesQuery = (state: ManualState | undefined) =>
  staffList(['staff', 'manual-entries', 'list', state], (cursor, options) =>
    callApi(calls.list, { query: { state, cursor } }, options),
  )

export const manualEntryQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'manual-entries', 'one', id],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.read, { params: { id } }, { signal, quiet: true }))).data,
  })

export const saveProof = ({ id, number }: Pick<ManualEntry, 'id' | 'number'>) =>
  signedIn(download(calls.proof, { params: { id } }, number))

/** The books change with it where one person is enough. */
async function changingBooks<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await changing('manual-entries', work)
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['staff'] })
  }
}

type EntryBody = Omit<InputOf<typeof contract.write>['body'], 'proof_id'>
/** The document first, then the entry that names it. */
export async function writeEntry(entry: EntryBody, proof: File) {
  const form = new FormData()
  form.append(PROOF_UPLOAD.field, proof)
  const { data } = await signedIn(callApi(calls.uploadProof, { body: form }, callerHandlesFailure))
  return changingBooks(callApi(calls.write, { body: { ...entry, proof_id: data.id } }, callerHandlesFailure))
}

export const reverseEntry = (body: InputOf<typeof contract.reverse>['body']) =>
  changingBooks(callApi(calls.reverse, { body }, callerHandlesFailure))
