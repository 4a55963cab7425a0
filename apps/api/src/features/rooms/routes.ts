import { roomsContract as contract } from '@fareeq/domain/rooms/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { agreeToRecording, changePad, passSignal, readRoom, writeLine } from './actions.ts'

export function roomRoutes(server: Server) {
  serve(server, contract.read, (call, { params }) => readRoom(call, params.id))
  serve(server, contract.signal, (call, { params, body }) => passSignal(call, params.id, body))
  serve(server, contract.write, (call, { params, body }) => writeLine(call, params.id, body))
  serve(server, contract.pad, (call, { params, body }) => changePad(call, params.id, body))
  serve(server, contract.agree, (call, { params, body }) => agreeToRecording(call, params.id, body))
}
