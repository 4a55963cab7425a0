import type { interviewsTalentContract as contract } from '@fareeq/domain/interviews/contract-talent.ts'
import { interviewErrors } from '@fareeq/domain/interviews/errors.ts'
import { stateAt } from '@fareeq/domain/interviews/rules.ts'
import { WAITING_FOR_CHOICE } from '@fareeq/domain/interviews/states.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { type RequestContext, inTransaction } from '../../../platform/context.ts'
import { hashOf } from '../../../platform/session.ts'
import { moveInterview } from '../actions-moves.ts'
import { toLinkInterview } from '../actions-reading.ts'
import { type PreparedMove, prepareDecline, preparePropose, prepareSelect } from '../actions-talent.ts'
import { interviewByLink, useLink } from './queries-links.ts'
import { interviewById } from '../queries-reading.ts'
import { responsesOf } from '../feedback/queries-response.ts'
type Body<Name extends 'selectByLink' | 'proposeByLink' | 'declineByLink'> = BodyOf<(typeof contract)[Name]>

async function interviewOrThrow({ db, now }: RequestContext, hash: Buffer) {
  const interview = await interviewByLink(db, hash, now)
  if (!interview) throw new Refusal(interviewErrors.link_used)
  return interview
}

/** Answering by another way invalidates the link, too. */
export async function readByLink(ctx: RequestContext, token: string) {
  const { db, now } = ctx
  const row = await interviewById(db, (await interviewOrThrow(ctx, hashOf(token))).id)
  if (!WAITING_FOR_CHOICE.includes(stateAt(row, now))) throw new Refusal(interviewErrors.link_used)
  const responses = await responsesOf(db, [row.id], now)
  return { data: toLinkInterview(row, ctx, responses.get(row.id) ?? null) }
}

/** Capability link: moves as the talent, once. */
const moveByLink = (ctx: RequestContext, token: string, { event, prepare }: PreparedMove) =>
  inTransaction(ctx, async (ctx) => {
    const hash = hashOf(token)
    const { id, talent_id } = await interviewOrThrow(ctx, hash)
    await moveInterview(ctx, id, {
      event,
      mover: 'talent',
      actor: { kind: 'talent', id: talent_id },
      // Links answer an offer; changing a proposal requires signing in.
      check: ({ state }) => {
        if (!WAITING_FOR_CHOICE.includes(state)) throw new Refusal(interviewErrors.interview_moved)
      },
      prepare: async (ctx, interview) => {
        if (!(await useLink(ctx.db, hash, ctx.now))) throw new Refusal(interviewErrors.link_used)
        const payload = (await prepare?.(ctx, interview)) ?? {}
        return { ...payload, data: { ...payload.data, by_link: true } }
      },
    })
    return { data: toLinkInterview(await interviewById(ctx.db, id), ctx, null) }
  })

export const selectByLink = (ctx: RequestContext, token: string, body: Body<'selectByLink'>) =>
  moveByLink(ctx, token, prepareSelect(body))
export const proposeByLink = (ctx: RequestContext, token: string, body: Body<'proposeByLink'>) =>
  moveByLink(ctx, token, preparePropose(body))
export const declineByLink = (ctx: RequestContext, token: string, body: Body<'declineByLink'>) =>
  moveByLink(ctx, token, prepareDecline(body))
