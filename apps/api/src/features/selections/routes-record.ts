import { selectionRecordContract as contract } from '@fareeq/domain/selections/contract-record.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { evaluate, recordOutcome, readRecord, setMeeting, writeNote } from './actions-record.ts'

export function selectionRecordRoutes(server: Server) {
  serve(server, contract.read, (call, { params }) => readRecord(call, params.id))
  serve(server, contract.evaluate, (call, { params, body }) => evaluate(call, params.id, body))
  serve(server, contract.meet, (call, { params, body }) => setMeeting(call, params.id, body))
  serve(server, contract.hold, (call, { params, body }) => recordOutcome(call, params.id, params.meeting, body))
  serve(server, contract.note, (call, { params, body }) => writeNote(call, params.id, body))
}
