import { stateAt } from '@fareeq/domain/interviews/rules.ts'
import { type InterviewState, isOpen, movesOf } from '@fareeq/domain/interviews/states.ts'
import { nominationsContract as contract } from '@fareeq/domain/nominations/contract.ts'
import type { Nomination } from '@fareeq/domain/nominations/schema.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import type { NominationDetails } from '../nominations/actions-reading.ts'
import { askForDays, listNominations, openNomination, passOver } from '../nominations/actions.ts'

/** A nomination with its newest interview for the client. */
function withInterview({ interview, ...nomination }: NominationDetails, now: Date): Nomination {
  if (!interview) return { ...nomination, interview }
  const { id, due_at, feedback_days, round } = interview
  const due = due_at === null ? null : new Date(due_at)
  const timed = { state: interview.state as InterviewState, due_at: due, feedback_days }
  const state = stateAt(timed, now)
  const facts = { id, is_open: isOpen(state), needs_times: movesOf(state, 'client').includes('send_slots'), round }
  return { ...nomination, interview: facts }
}

/** Nomination routes of clients, with the state of their interviews. */
export function nominatedRoutes(server: Server) {
  serve(server, contract.list, async (ctx, { query }) => {
    const { data, meta } = await listNominations(ctx, query)
    return { data: data.map((details) => withInterview(details, ctx.now)), meta }
  })
  serve(server, contract.read, async (ctx, { params }) => {
    const { data } = await openNomination(ctx, params.id)
    return { data: withInterview(data, ctx.now) }
  })
  serve(server, contract.decline, async (ctx, { params, body }) => {
    const { data } = await passOver(ctx, params.id, body)
    return { data: withInterview(data, ctx.now) }
  })
  serve(server, contract.askForDays, async (ctx, { params }) => {
    const { data } = await askForDays(ctx, params.id)
    return { data: withInterview(data, ctx.now) }
  })
}
