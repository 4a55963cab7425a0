import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { assessmentErrors } from './errors.ts'
import { MAX_ITEMS } from './limits.ts'
import {
  answerForm,
  attemptView,
  clock,
  heartbeatForm,
  incidentForm,
  run,
  runForm,
  startForm,
  submitForm,
  takeOverForm,
} from './schema.ts'

const TOKEN_LENGTH = 100
const token = z.string().check(z.maxLength(TOKEN_LENGTH))
const tokenParams = z.object({ token })
const itemParams = z.object({ token, position: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_ITEMS)) })
const answer = () => z.object({ data: attemptView() })
const goneRefusals = [platformErrors.not_found, assessmentErrors.link_over] as const
const answerRefusals = [
  ...goneRefusals,
  assessmentErrors.attempt_not_started,
  assessmentErrors.attempt_over,
  assessmentErrors.time_is_up,
  assessmentErrors.open_elsewhere,
] as const
/** Somebody who types is saved about once a second. */
const saveLimit = { count: 240, seconds: 60, by: 'user' } as const

/** The calls of the runner. The token names the attempt and works for the invited talent only. */
export const attemptsContract = {
  read: endpoint({
    method: 'GET',
    path: '/api/assessments/attempts/:token',
    hiddenFromImpersonation: true,
    access: 'talent',
    may: 'assessments.take',
    summary: 'One attempt: what to expect before the start, the items while it runs, the result afterwards',
    params: tokenParams,
    query: z.object({ device: z.optional(z.string().check(z.maxLength(64))) }),
    answer: answer(),
    refusals: goneRefusals,
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/assessments/attempts/:token/start',
    access: 'talent',
    may: 'assessments.take',
    summary: 'Begins: the items are drawn and the clock of the server runs',
    params: tokenParams,
    body: startForm(),
    answer: answer(),
    refusals: [...goneRefusals, assessmentErrors.attempt_over, assessmentErrors.open_elsewhere],
  }),
  takeOver: endpoint({
    method: 'POST',
    path: '/api/assessments/attempts/:token/take-over',
    access: 'talent',
    may: 'assessments.take',
    summary: 'Goes on in this window; the other one is told and saves no more',
    params: tokenParams,
    body: takeOverForm(),
    answer: answer(),
    refusals: [
      ...goneRefusals,
      assessmentErrors.attempt_not_started,
      assessmentErrors.attempt_over,
      assessmentErrors.time_is_up,
    ],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/assessments/attempts/:token/answers/:position',
    access: 'talent',
    may: 'assessments.take',
    summary: 'Saves one answer as it stands; of two the one with the higher revision counts',
    params: itemParams,
    body: answerForm(),
    answer: z.object({ data: z.object({ revision: z.number(), clock: clock() }) }),
    refusals: [...answerRefusals, assessmentErrors.older_answer, assessmentErrors.wrong_answer_kind],
    limit: saveLimit,
    // The revision makes it safe to send again.
    idempotent: false,
  }),
  heartbeat: endpoint({
    method: 'POST',
    path: '/api/assessments/attempts/:token/heartbeat',
    access: 'talent',
    may: 'assessments.take',
    summary: 'Somebody is there; carries what the window noticed, and brings the time that is left',
    params: tokenParams,
    body: heartbeatForm(),
    answer: z.object({ data: z.object({ clock: clock() }) }),
    refusals: answerRefusals,
    limit: saveLimit,
    // Sent every few seconds by everybody; idempotent by the ids it contains.
    idempotent: false,
  }),
  run: endpoint({
    method: 'POST',
    path: '/api/assessments/attempts/:token/runs',
    access: 'talent',
    may: 'assessments.take',
    summary: 'Runs code against the visible tests or one’s own; the result is asked for by its id',
    params: tokenParams,
    body: runForm(),
    status: 202,
    answer: z.object({ data: run() }),
    refusals: [...answerRefusals, assessmentErrors.wrong_answer_kind, assessmentErrors.runs_busy],
    limit: { count: 40, seconds: 60, by: 'user' },
  }),
  readRun: endpoint({
    method: 'GET',
    path: '/api/assessments/attempts/:token/runs/:id',
    hiddenFromImpersonation: true,
    access: 'talent',
    may: 'assessments.take',
    summary: 'What a run gave, once it is over; waits a moment for it',
    params: z.object({ token, id: id() }),
    answer: z.object({ data: run() }),
    refusals: goneRefusals,
    limit: { count: 600, seconds: 60, by: 'user' },
  }),
  submit: endpoint({
    method: 'POST',
    path: '/api/assessments/attempts/:token/submit',
    access: 'talent',
    may: 'assessments.take',
    summary: 'Hands in what is saved; the result comes by mail and live',
    params: tokenParams,
    body: submitForm(),
    answer: answer(),
    refusals: [
      ...goneRefusals,
      assessmentErrors.attempt_not_started,
      assessmentErrors.attempt_over,
      assessmentErrors.open_elsewhere,
    ],
  }),
  reportIncident: endpoint({
    method: 'POST',
    path: '/api/assessments/attempts/:token/incident',
    access: 'talent',
    may: 'assessments.take',
    summary: 'Something technical went wrong: a person looks at it and may give the trial back',
    params: tokenParams,
    body: incidentForm(),
    answer: answer(),
    refusals: goneRefusals,
    limit: { count: 5, seconds: 3600, by: 'user' },
  }),
} as const
