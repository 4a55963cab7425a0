import { selectionRecordContract as contract } from '@fareeq/domain/selections/contract-record.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { readMeetingSlots, recordOutcome, setMeeting } from './actions-meetings.ts'
import { evaluate, readRecord, writeNote } from './actions-record.ts'

export function selectionRecordRoutes(server: Server) {
  serve(server, contract.read, (ctx, { params }) => readRecord(ctx, params.id))
  serve(server, contract.evaluate, (ctx, { params, body }) => evaluate(ctx, params.id, body))
  serve(server, contract.meetingSlots, (ctx, { params }) => readMeetingSlots(ctx, params.id))
  serve(server, contract.scheduleMeeting, (ctx, { params, body }) => setMeeting(ctx, params.id, body))
  serve(server, contract.recordOutcome, (ctx, { params, body }) => recordOutcome(ctx, params.id, params.meeting, body))
  serve(server, contract.note, (ctx, { params, body }) => writeNote(ctx, params.id, body))
}
