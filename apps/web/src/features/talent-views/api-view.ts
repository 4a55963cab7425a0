import { talentReportsCalls, talentViewsCalls } from '@fareeq/domain/talent-views/calls.ts'
import { DEFAULT_LANG, type Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../platform/calls/call-api.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { session } from '../../platform/session/session.ts'
import { storage } from '../../platform/session/storage.ts'

/**
 * A talent as this person may see them, for the active project or by the token of a link. The guard fetches it, and the
 * screen reads the cache. The page handles refusals.
 */
export const talentViewQuery = (id: string, token?: string, lang: Lang = storage.get('lang') ?? DEFAULT_LANG) =>
  queryOptions({
    queryKey: ['talent-views', session.get().user?.id, storage.get('activeProject'), lang, id, token],
    queryFn: async ({ signal }) => {
      const input = { params: { id }, query: { token } }
      return (await with401Handling(callApi(talentViewsCalls.view, input, { signal, quiet: true }))).data
    },
  })

const keyOf = (part: string, id: string, token: string | undefined, lang: Lang) => [
  'talent-views',
  part,
  session.get().user?.id,
  storage.get('activeProject'),
  lang,
  id,
  token,
]

/** The results of a talent's assessments, as this person may read them. */
export const talentReportQuery = (id: string, token?: string, lang: Lang = storage.get('lang') ?? DEFAULT_LANG) =>
  queryOptions({
    queryKey: keyOf('report', id, token, lang),
    queryFn: async ({ signal }) => {
      const input = { params: { id }, query: { token } }
      return (await with401Handling(callApi(talentReportsCalls.report, input, { signal, quiet: true }))).data
    },
  })

/** What a talent recorded or wrote in their video assessments. */
export const talentVideosQuery = (id: string, token?: string, lang: Lang = storage.get('lang') ?? DEFAULT_LANG) =>
  queryOptions({
    queryKey: keyOf('videos', id, token, lang),
    queryFn: async ({ signal }) => {
      const input = { params: { id }, query: { token } }
      return (await with401Handling(callApi(talentReportsCalls.videos, input, { signal, quiet: true }))).data
    },
  })
