import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { roomErrors } from './errors.ts'
import { meetingLine, meetingRoom } from './schema-meetings.ts'
import { lineForm, signal } from './schema.ts'

const idParams = z.object({ id: id() })
const roomAnswer = z.object({ data: meetingRoom() })
const done = z.object({ data: z.object({ heard: z.boolean() }) })
const closedRefusals = [platformErrors.not_authorized, platformErrors.not_found, roomErrors.room_closed]
const signalLimit = { count: 600, seconds: 60, by: 'user' } as const
const lineLimit = { count: 60, seconds: 60, by: 'user' } as const

/** The room of a meeting: signalling as in the room of an interview; the company's side and ours have their own sessions. */
export const meetingRoomsContract = {
  read: endpoint({
    method: 'GET',
    path: '/api/rooms/meetings/:id',
    hiddenFromImpersonation: true,
    access: 'user',
    summary: 'The room of a meeting, for the company or the talent: when it opens and who is met',
    params: idParams,
    answer: roomAnswer,
    refusals: [platformErrors.not_authorized, platformErrors.not_found],
  }),
  signal: endpoint({
    method: 'POST',
    path: '/api/rooms/meetings/:id/signals',
    access: 'user',
    summary: 'A word from the browser of the company or the talent to the host’s, passed on and not kept',
    params: idParams,
    body: signal(),
    answer: done,
    refusals: closedRefusals,
    limit: signalLimit,
    idempotent: false,
  }),
  write: endpoint({
    method: 'POST',
    path: '/api/rooms/meetings/:id/lines',
    access: 'user',
    summary: 'A line of the conversation, passed on and not kept',
    params: idParams,
    body: lineForm(),
    status: 201,
    answer: z.object({ data: meetingLine() }),
    refusals: closedRefusals,
    limit: lineLimit,
  }),
  staffRead: endpoint({
    method: 'GET',
    path: '/api/ops/rooms/meetings/:id',
    access: 'staff',
    may: 'staff.own',
    summary: 'The room of a meeting, for its host and for colleagues who manage meetings',
    params: idParams,
    answer: roomAnswer,
    refusals: [platformErrors.not_authorized, platformErrors.not_found],
  }),
  staffSignal: endpoint({
    method: 'POST',
    path: '/api/ops/rooms/meetings/:id/signals',
    access: 'staff',
    may: 'staff.own',
    summary: 'A word from the host’s browser to the company’s, passed on and not kept',
    params: idParams,
    body: signal(),
    answer: done,
    refusals: closedRefusals,
    limit: signalLimit,
    idempotent: false,
  }),
  staffWrite: endpoint({
    method: 'POST',
    path: '/api/ops/rooms/meetings/:id/lines',
    access: 'staff',
    may: 'staff.own',
    summary: 'A line of the host’s, passed on and not kept',
    params: idParams,
    body: lineForm(),
    status: 201,
    answer: z.object({ data: meetingLine() }),
    refusals: closedRefusals,
    limit: lineLimit,
  }),
} as const
