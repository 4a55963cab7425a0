import { createHmac } from 'node:crypto'
import { HOUR } from '@fareeq/domain/kernel/time.ts'
import type { Room } from '@fareeq/domain/rooms/schema.ts'
import type { Env } from '../../platform/env.ts'

const VALID_HOURS = 6

/**
 * How two browsers find each other: servers that tell them their own address, and one that passes everything on where
 * nothing else gets through. Its password is made for one person and a few hours (the REST way of coturn).
 */
export function iceServers({ STUN_URLS, TURN_URLS, TURN_SECRET }: Env, userId: string, now: Date): Room['ice_servers'] {
  const servers: Room['ice_servers'] = STUN_URLS.length > 0 ? [{ urls: STUN_URLS }] : []
  if (TURN_URLS.length === 0 || !TURN_SECRET) return servers
  const username = `${Math.floor((now.getTime() + VALID_HOURS * HOUR) / 1000)}:${userId}`
  const credential = createHmac('sha1', TURN_SECRET).update(username).digest('base64')
  return [...servers, { urls: TURN_URLS, username, credential }]
}
