import { meetingsOpsContract as contract } from '@fareeq/domain/meetings/contract-ops.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { queryClient } from '../../platform/query-client.ts'
import { signedIn } from '../staff/api.ts'

export const weekQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['staff', 'meetings', from],
    queryFn: async ({ signal }) =>
      (await signedIn(call(contract.list, { query: { from, to } }, { signal, quiet: true }))).data,
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })

const changed = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
  const answer = await signedIn(work)
  for (const queryKey of [
    ['staff', 'meetings'],
    ['meetings', 'slots'],
  ])
    void queryClient.invalidateQueries({ queryKey })
  return answer
}

/** Their refusals are said in the dialogs they come from. */
const quiet = { quiet: true } as const

export const moveForVisitor = (id: string, body: { start: string; timezone: string }) =>
  changed(call(contract.move, { params: { id }, body }, quiet))
export const cancelForVisitor = (id: string, reason: string) =>
  changed(call(contract.cancel, { params: { id }, body: { reason } }, quiet))
export const addAbsence = (body: { host_id: string; start: string; end: string }) =>
  changed(call(contract.addAbsence, { body }, quiet))
export const dropAbsence = (id: string) => changed(call(contract.dropAbsence, { params: { id } }))
