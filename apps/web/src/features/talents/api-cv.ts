import { cvImportsCalls as calls } from '@fareeq/domain/cv-imports/calls.ts'
import { CV_UPLOAD } from '@fareeq/domain/cv-imports/rules.ts'
import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { queryOptions } from '@tanstack/react-query'
import { cacheWhole } from '../../platform/calls/cache-answer.ts'
import { callApi, caller, createCallApi } from '../../platform/calls/call-api.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { session } from '../../platform/session/session.ts'
import { fetchWithProgress } from '../../platform/calls/upload.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'

/** The last proposal and the remaining attempts; survives a reload. */
export const cvQuery = () =>
  queryOptions({
    queryKey: ['cv-import', session.get().user?.id],
    queryFn: async ({ signal }) => (await callApi(calls.lastCvImport, {}, { signal })).data,
  })

/** Whether a CV was read; without an answer, as if it was not. */
export const fetchIsCvRead = async ({ step }: { step: number }): Promise<boolean> =>
  step >= TALENT_STEP.importCv && Boolean((await queryClient.ensureQueryData(cvQuery()).catch(() => undefined))?.last)

export async function readCv(file: File, onProgress: (share: number) => void, signal: AbortSignal) {
  const body = new FormData()
  body.append(CV_UPLOAD.field, file)
  const send = createCallApi({ ...caller, fetch: fetchWithProgress(onProgress) })
  const { data } = await with401Handling(send(calls.importCv, { body }, { quiet: true, signal }))
  const { remaining, ...last } = data
  await cacheWhole(cvQuery().queryKey, { last, remaining })
}
