// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { roomsContract } from './contract.ts'
import type { meetingRoomsContract } from './contract-meetings.ts'

export const roomsCalls: EndpointRefsOf<typeof roomsContract> = {
  read: { method: 'GET', path: '/api/rooms/:id' },
  signal: { method: 'POST', path: '/api/rooms/:id/signals', idempotent: false },
  write: { method: 'POST', path: '/api/rooms/:id/lines' },
  pad: { method: 'POST', path: '/api/rooms/:id/pad', idempotent: false },
  agree: { method: 'PUT', path: '/api/rooms/:id/recording' },
}

export const meetingRoomsCalls: EndpointRefsOf<typeof meetingRoomsContract> = {
  read: { method: 'GET', path: '/api/rooms/meetings/:id' },
  signal: { method: 'POST', path: '/api/rooms/meetings/:id/signals', idempotent: false },
  write: { method: 'POST', path: '/api/rooms/meetings/:id/lines' },
  staffRead: { method: 'GET', path: '/api/ops/rooms/meetings/:id' },
  staffSignal: { method: 'POST', path: '/api/ops/rooms/meetings/:id/signals', idempotent: false },
  staffWrite: { method: 'POST', path: '/api/ops/rooms/meetings/:id/lines' },
}
