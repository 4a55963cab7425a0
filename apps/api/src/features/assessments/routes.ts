import { attemptsContract as attempts } from '@fareeq/domain/assessments/contract-attempts.ts'
import { assessmentsContract as contract } from '@fareeq/domain/assessments/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { invite, listAssessments } from './actions.ts'
import { readRun, requestRun } from './code/actions-runs.ts'
import { recordHeartbeat, reportIncident, saveOne, submitOwn } from './taking/actions-answers.ts'
import { readAttempt, startAttempt, takeOver } from './taking/actions-attempts.ts'

export function assessmentRoutes(server: Server) {
  serve(server, contract.list, (call) => listAssessments(call))
  serve(server, contract.invite, (call, { params }) => invite(call, params.id))

  serve(server, attempts.read, (call, { params, query }) => readAttempt(call, params.token, query.device))
  serve(server, attempts.start, (call, { params, body }) => startAttempt(call, params.token, body))
  serve(server, attempts.takeOver, (call, { params, body }) => takeOver(call, params.token, body))
  serve(server, attempts.save, (call, { params, body }) => saveOne(call, params.token, params.position, body))
  serve(server, attempts.heartbeat, (call, { params, body }) => recordHeartbeat(call, params.token, body))
  serve(server, attempts.run, (call, { params, body }) => requestRun(call, params.token, body))
  serve(server, attempts.readRun, (call, { params }) => readRun(call, params.token, params.id))
  serve(server, attempts.submit, (call, { params, body }) => submitOwn(call, params.token, body))
  serve(server, attempts.reportIncident, (call, { params, body }) => reportIncident(call, params.token, body))
}
