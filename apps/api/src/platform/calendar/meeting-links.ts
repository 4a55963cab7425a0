import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { Env } from '../env.ts'
import { linkToken } from '../link-token.ts'

type Keys = Pick<Env, 'TOKEN_KEY' | 'PUBLIC_URL'>

export const meetingToken = (keys: Pick<Env, 'TOKEN_KEY'>, meetingId: string): string =>
  linkToken(keys, `meeting:${meetingId}`)

/** Self-service page of a meeting, without signing in. */
export const meetingPage = (keys: Keys, meetingId: string): string =>
  keys.PUBLIC_URL + pathTo('bookMeeting', {}, { meeting: meetingToken(keys, meetingId) })

type Place = { id: string; room_url: string | null }

/** Where the company joins: the host's own link, or our room. */
export const meetingLink = (keys: Keys, { id, room_url }: Place): string =>
  room_url ?? keys.PUBLIC_URL + pathTo('meetingRoom', { meetingId: id })

/** Where a colleague joins, with a session of staff. */
export const hostLink = (keys: Keys, { id, room_url }: Place): string =>
  room_url ?? keys.PUBLIC_URL + pathTo('opsRecord', { section: 'meetings', id })
