import { createHmac } from 'node:crypto'
import { HOUR } from '@fareeq/domain/kernel/time/time.ts'
import type { Room } from '@fareeq/domain/rooms/schema.ts'
import type { Env } from '../../platform/env.ts'

const VALID_HOURS = 6

/**
 * ICE servers: STUN for discovering addresses, TURN for relaying where nothing else works. TURN credentials are per person
 * and expire (coturn's REST API).
 */
export function iceServers({ STUN_URLS, TURN_URLS, TURN_SECRET }: Env, userId: string, now: Date): Room['ice_servers'] {
  const servers: Room['ice_servers'] = STUN_URLS.length > 0 ? [{ urls: STUN_URLS }] : []
  if (TURN_URLS.length === 0 || !TURN_SECRET) return servers
  const username = `${Math.floor((now.getTime() + VALID_HOURS * HOUR) / 1000)}:${userId}`
  const credential = createHmac('sha1', TURN_SECRET).update(username).digest('base64')
  return [...servers, { urls: TURN_URLS, username, credential }]
}
