import { networkOf } from '@fareeq/domain/kernel/network.ts'
import type { FastifyRequest } from 'fastify'

/** Identifies the browser by its own session header (D-14); without one by IP address. */
export function browserOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): string {
  const sessionId = headers['x-session-id']
  return typeof sessionId === 'string' && sessionId !== ''
    ? `session:${sessionId.slice(0, 64)}`
    : `network:${networkOf(ip)}`
}

/** Whether it sent a session header. */
export const isNamed = (browser: string): boolean => browser.startsWith('session:')
