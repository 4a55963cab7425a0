import { meetingRoomsContract as meetings } from '@fareeq/domain/rooms/contract-meetings.ts'
import { roomsContract as contract } from '@fareeq/domain/rooms/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { passMeetingSignal, readMeetingRoom, writeMeetingLine } from './actions-meetings.ts'
import { agreeToRecording, changePad, passSignal, readRoom, writeLine } from './actions.ts'

export function roomRoutes(server: Server) {
  serve(server, contract.read, (ctx, { params }) => readRoom(ctx, params.id))
  serve(server, contract.signal, (ctx, { params, body }) => passSignal(ctx, params.id, body))
  serve(server, contract.write, (ctx, { params, body }) => writeLine(ctx, params.id, body))
  serve(server, contract.pad, (ctx, { params, body }) => changePad(ctx, params.id, body))
  serve(server, contract.agree, (ctx, { params, body }) => agreeToRecording(ctx, params.id, body))
  serve(server, meetings.read, (ctx, { params }) => readMeetingRoom(ctx, params.id))
  serve(server, meetings.signal, (ctx, { params, body }) => passMeetingSignal(ctx, params.id, body))
  serve(server, meetings.write, (ctx, { params, body }) => writeMeetingLine(ctx, params.id, body))
  serve(server, meetings.staffRead, (ctx, { params }) => readMeetingRoom(ctx, params.id))
  serve(server, meetings.staffSignal, (ctx, { params, body }) => passMeetingSignal(ctx, params.id, body))
  serve(server, meetings.staffWrite, (ctx, { params, body }) => writeMeetingLine(ctx, params.id, body))
}
