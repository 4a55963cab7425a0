import { attemptsContract as attempts } from '@fareeq/domain/assessments/contract-attempts.ts'
import { assessmentsContract as contract } from '@fareeq/domain/assessments/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { invite, listAssessments } from './actions.ts'
import { readRun, requestRun } from './code/actions-runs.ts'
import { recordHeartbeat, reportIncident, saveOne, submitOwn } from './taking/actions-answers.ts'
import { readAttempt, startAttempt, takeOver } from './taking/actions-attempts.ts'

export function assessmentRoutes(server: Server) {
  serve(server, contract.list, (ctx) => listAssessments(ctx))
  serve(server, contract.invite, (ctx, { params }) => invite(ctx, params.id))

  serve(server, attempts.read, (ctx, { params, query }) => readAttempt(ctx, params.token, query.device))
  serve(server, attempts.start, (ctx, { params, body }) => startAttempt(ctx, params.token, body))
  serve(server, attempts.takeOver, (ctx, { params, body }) => takeOver(ctx, params.token, body))
  serve(server, attempts.save, (ctx, { params, body }) => saveOne(ctx, params.token, params.position, body))
  serve(server, attempts.heartbeat, (ctx, { params, body }) => recordHeartbeat(ctx, params.token, body))
  serve(server, attempts.run, (ctx, { params, body }) => requestRun(ctx, params.token, body))
  serve(server, attempts.readRun, (ctx, { params }) => readRun(ctx, params.token, params.id))
  serve(server, attempts.submit, (ctx, { params, body }) => submitOwn(ctx, params.token, body))
  serve(server, attempts.reportIncident, (ctx, { params, body }) => reportIncident(ctx, params.token, body))
}
