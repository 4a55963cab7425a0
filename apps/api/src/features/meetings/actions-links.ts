import { createHmac } from 'node:crypto'
import { networkOf } from '@fareeq/domain/meetings/rules.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { Env } from '../../platform/env.ts'

type Keys = Pick<Env, 'SECRET_KEY' | 'PUBLIC_URL'>

/** Made from the id and our key, so that a reminder can carry the same link as the invitation; the table has its hash. */
export const tokenOf = ({ SECRET_KEY }: Pick<Env, 'SECRET_KEY'>, meetingId: string): string =>
  createHmac('sha256', SECRET_KEY).update(`meeting:${meetingId}`).digest('base64url')

/** A line known again without being written down. */
export const sealedNetwork = ({ SECRET_KEY }: Pick<Env, 'SECRET_KEY'>, ip: string): Buffer =>
  createHmac('sha256', SECRET_KEY)
    .update(`hold:${networkOf(ip)}`)
    .digest()

/** Where a meeting is read, moved and given up without signing in. */
export const meetingPage = (keys: Keys, meetingId: string): string =>
  keys.PUBLIC_URL + pathTo('bookMeeting', {}, { meeting: tokenOf(keys, meetingId) })

/** Where they meet: the room of the host, or the page of the meeting. */
export const meetingLink = (keys: Keys, { id, room_url }: { id: string; room_url: string | null }): string =>
  room_url ?? meetingPage(keys, id)
