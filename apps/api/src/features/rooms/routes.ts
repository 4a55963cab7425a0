import { meetingRoomsContract as meetings } from '@fareeq/domain/rooms/contract-meetings.ts'
import { roomsContract as contract } from '@fareeq/domain/rooms/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { passMeetingSignal, readMeetingRoom, writeMeetingLine } from './actions-meetings.ts'
import { agreeToRecording, changePad, passSignal, readRoom, writeLine } from './actions.ts'

export function roomRoutes(server: Server) {
  serve(server, contract.read, (call, { params }) => readRoom(call, params.id))
  serve(server, contract.signal, (call, { params, body }) => passSignal(call, params.id, body))
  serve(server, contract.write, (call, { params, body }) => writeLine(call, params.id, body))
  serve(server, contract.pad, (call, { params, body }) => changePad(call, params.id, body))
  serve(server, contract.agree, (call, { params, body }) => agreeToRecording(call, params.id, body))
  serve(server, meetings.read, (call, { params }) => readMeetingRoom(call, params.id))
  serve(server, meetings.signal, (call, { params, body }) => passMeetingSignal(call, params.id, body))
  serve(server, meetings.write, (call, { params, body }) => writeMeetingLine(call, params.id, body))
  serve(server, meetings.staffRead, (call, { params }) => readMeetingRoom(call, params.id))
  serve(server, meetings.staffSignal, (call, { params, body }) => passMeetingSignal(call, params.id, body))
  serve(server, meetings.staffWrite, (call, { params, body }) => writeMeetingLine(call, params.id, body))
}
