import type { CallsOf } from '../kernel/endpoint.ts'
import type { roomsContract } from './contract.ts'

export const roomsCalls: CallsOf<typeof roomsContract> = {
  read: { method: 'GET', path: '/api/rooms/:id' },
  signal: { method: 'POST', path: '/api/rooms/:id/signals', idempotent: false },
  write: { method: 'POST', path: '/api/rooms/:id/lines' },
  pad: { method: 'POST', path: '/api/rooms/:id/pad', idempotent: false },
  agree: { method: 'PUT', path: '/api/rooms/:id/recording' },
}
