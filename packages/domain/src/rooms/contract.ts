import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { roomErrors } from './errors.ts'
import { agreeForm, lineForm, padForm, room, roomLine, signal } from './schema.ts'

const idParams = z.object({ id: id() })
const done = z.object({ data: z.object({ heard: z.boolean() }) })
const closedRefusals = [platformErrors.not_found, roomErrors.room_closed]

/** Signalling of a WebRTC call. Audio and video go from browser to browser; only signals come here. */
export const roomsContract = {
  read: endpoint({
    method: 'GET',
    path: '/api/rooms/:id',
    hiddenFromImpersonation: true,
    access: 'user',
    summary: 'The room of an interview, for the two people of it: when it opens, who is met, what was written',
    params: idParams,
    answer: z.object({ data: room() }),
    refusals: [platformErrors.not_found],
  }),
  signal: endpoint({
    method: 'POST',
    path: '/api/rooms/:id/signals',
    access: 'user',
    summary: 'A word from one browser to the other, passed on and not kept',
    params: idParams,
    body: signal(),
    answer: done,
    refusals: closedRefusals,
    limit: { count: 600, seconds: 60, by: 'user' },
    idempotent: false,
  }),
  write: endpoint({
    method: 'POST',
    path: '/api/rooms/:id/lines',
    access: 'user',
    summary: 'A line of the conversation',
    params: idParams,
    body: lineForm(),
    status: 201,
    answer: z.object({ data: roomLine() }),
    refusals: closedRefusals,
    limit: { count: 60, seconds: 60, by: 'user' },
  }),
  pad: endpoint({
    method: 'POST',
    path: '/api/rooms/:id/pad',
    access: 'user',
    summary: 'A change of the shared code; changes made at the same moment are both kept',
    params: idParams,
    body: padForm(),
    answer: done,
    refusals: [...closedRefusals, roomErrors.pad_too_long, roomErrors.pad_unreadable],
    limit: { count: 900, seconds: 60, by: 'user' },
    idempotent: false,
  }),
  agree: endpoint({
    method: 'PUT',
    path: '/api/rooms/:id/recording',
    access: 'user',
    summary: 'Asks for a recording or agrees to it; it runs only while both agree, and a no ends it for both',
    params: idParams,
    body: agreeForm(),
    answer: z.object({ data: z.object({ client: z.boolean(), talent: z.boolean() }) }),
    refusals: closedRefusals,
  }),
} as const
