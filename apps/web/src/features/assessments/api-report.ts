import { reportCalls as calls } from '@fareeq/domain/assessments/calls.ts'
import type { ReportShare, TalentReport } from '@fareeq/domain/assessments/schema-report.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { queryOptions } from '@tanstack/react-query'
import { cacheWhole } from '../../platform/calls/cache-answer.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { download } from '../../platform/calls/download.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { session } from '../../platform/session/session.ts'

export const reportQuery = () =>
  queryOptions({
    queryKey: ['assessments', 'report', session.get().user?.id],
    queryFn: async ({ signal }) => (await with401Handling(callApi(calls.read, {}, { signal, quiet: true }))).data,
  })

/** Each write answers the whole report: it is what the screen shows next. */
async function show(answer: Promise<{ data: TalentReport }>): Promise<TalentReport> {
  const { data } = await with401Handling(answer)
  await cacheWhole(reportQuery().queryKey, data)
  return data
}

type LinkContents = Pick<ReportShare, 'assessments' | 'with_personality' | 'with_videos'>
export const shareReport = (body: LinkContents) => show(callApi(calls.share, { body }, callerHandlesFailure))
export const revokeReport = (id: string) => show(callApi(calls.revoke, { params: { id } }, callerHandlesFailure))
export const sharePersonality = (shared: boolean) =>
  show(callApi(calls.sharePersonality, { body: { shared } }, callerHandlesFailure))
export const commentOn = (id: string, note: string) =>
  show(callApi(calls.comment, { params: { id }, body: { note } }, callerHandlesFailure))
export const objectTo = (id: string, note: string) =>
  show(callApi(calls.object, { params: { id }, body: { note } }, callerHandlesFailure))

/** In letters that every system writes. */
const FILE = 'fareeq-report.pdf'
export const takeReport = (lang: Lang) => download(calls.print, { query: { lang } }, FILE)
