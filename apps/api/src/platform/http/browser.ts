import { networkOf } from '@fareeq/domain/kernel/network.ts'
import type { FastifyRequest } from 'fastify'

/** Identifies the browser by its own session header (D-14); without one by IP address. */
export function browserOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): string {
  const given = headers['x-session-id']
  return typeof given === 'string' && given !== '' ? `session:${given.slice(0, 64)}` : `network:${networkOf(ip)}`
}

/** Whether it sent a session header. */
export const isNamed = (browser: string): boolean => browser.startsWith('session:')
