import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { Env } from '../env.ts'
import { linkToken } from '../link-token.ts'

type Keys = Pick<Env, 'SECRET_KEY' | 'PUBLIC_URL'>

export const meetingToken = (keys: Pick<Env, 'SECRET_KEY'>, meetingId: string): string =>
  linkToken(keys, `meeting:${meetingId}`)

/** Self-service page of a meeting, without signing in. */
export const meetingPage = (keys: Keys, meetingId: string): string =>
  keys.PUBLIC_URL + pathTo('bookMeeting', {}, { meeting: meetingToken(keys, meetingId) })

/** The video link: the host's own, or the page of the meeting. */
export const meetingLink = (keys: Keys, { id, room_url }: { id: string; room_url: string | null }): string =>
  room_url ?? meetingPage(keys, id)
