import { networkOf } from '@fareeq/domain/kernel/network.ts'
import type { FastifyRequest } from 'fastify'

/** Which browser asks, by the name it gives itself (D-14); a caller without one is known by the line they come by. */
export function browserOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): string {
  const given = headers['x-session-id']
  return typeof given === 'string' && given !== '' ? `session:${given.slice(0, 64)}` : `network:${networkOf(ip)}`
}

/** Whether it named itself. */
export const isNamed = (browser: string): boolean => browser.startsWith('session:')
