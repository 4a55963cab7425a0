import { videosCalls as calls } from '@fareeq/domain/assessments/calls.ts'
import type { videosContract as contract } from '@fareeq/domain/assessments/contract-videos.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { BASE_URL, callHeaders, joinUrl } from '../../platform/calls/call-headers.ts'
import { callApi, caller } from '../../platform/calls/call-api.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'

export const announceTake = (token: string, body: InputOf<typeof contract.announce>['body']) =>
  with401Handling(callApi(calls.announce, { params: { token }, body }, { quiet: true, now: true }))

/** Where the API is, for a player and for an upload, which do not go through `callApi`. */
export const apiUrl = (path: string): string => joinUrl(BASE_URL, path)

export const uploadHeaders = (): Record<string, string> =>
  Object.fromEntries(
    callHeaders({ lang: caller.lang(), sessionId: caller.sessionId(), token: caller.token(calls.append) }),
  )
