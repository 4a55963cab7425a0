import { importsCalls as calls } from '@fareeq/domain/talent-imports/calls.ts'
import { type ImportChoice, IMPORT_UPLOAD, type RowVerdict } from '@fareeq/domain/talent-imports/limits.ts'
import type { TalentImport } from '@fareeq/domain/talent-imports/schema.ts'
import { isComparing, isRunning } from '@fareeq/domain/talent-imports/states.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { staffList } from '../staff/api-lists.ts'
import { changing, signedIn } from '../staff/api.ts'

const EVERY_SECOND = 1000
const isMoving = ({ phase }: TalentImport) => isComparing(phase) || isRunning(phase)

export const importsQuery = () =>
  queryOptions({
    queryKey: ['staff', 'pipeline', 'imports'],
    queryFn: async ({ signal }) => (await signedIn(callApi(calls.list, {}, { signal, quiet: true }))).data,
  })

/** Polled while it moves. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'pipeline', 'imports', id],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.read, { params: { id } }, { signal, quiet: true }))).data,
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? EVERY_SECOND : false),
  })

/** Cache key with the language, because faults are sentences; and with the phase, which changes every row. */
export const rowsQuery = ({ id, phase }: TalentImport, verdict: RowVerdict | undefined, lang: Lang) =>
  staffList(['staff', 'pipeline', 'imports', id, 'rows', phase, verdict, lang], (cursor, options) =>
    callApi(calls.rows, { params: { id }, query: { verdict, cursor } }, options),
  )

export async function uploadImport(file: File): Promise<TalentImport> {
  const body = new FormData()
  body.append(IMPORT_UPLOAD.field, file)
  return (await changing('pipeline', callApi(calls.upload, { body }, callerHandlesFailure))).data
}
export const chooseRow = (id: string, line: number, choice: ImportChoice) =>
  changing('pipeline', callApi(calls.choose, { params: { id, line }, body: { choice } }, callerHandlesFailure))
export const beginImport = (id: string) =>
  changing('pipeline', callApi(calls.begin, { params: { id } }, callerHandlesFailure))
export const stopImport = (id: string) =>
  changing('pipeline', callApi(calls.stop, { params: { id } }, callerHandlesFailure))
