import type { interviewsTalentContract as contract } from '@fareeq/domain/interviews/contract-talent.ts'
import { interviewErrors } from '@fareeq/domain/interviews/errors.ts'
import { stateAt } from '@fareeq/domain/interviews/rules.ts'
import { WAITING_FOR_CHOICE } from '@fareeq/domain/interviews/states.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { type Call, inTransaction } from '../../../platform/call.ts'
import { hashOf } from '../../../platform/session.ts'
import { moveInterview } from '../actions-moves.ts'
import { toLinkInterview } from '../actions-reading.ts'
import { type PreparedMove, prepareDecline, preparePropose, prepareSelect } from '../actions-talent.ts'
import { interviewByLink, useLink } from './queries-links.ts'
import { interviewById } from '../queries-reading.ts'
import { responsesOf } from '../feedback/queries-response.ts'
type Body<Name extends 'selectByLink' | 'proposeByLink' | 'declineByLink'> = BodyOf<(typeof contract)[Name]>

async function interviewOrThrow({ db, now }: Call, hash: Buffer) {
  const interview = await interviewByLink(db, hash, now)
  if (!interview) throw new Refusal(interviewErrors.link_used)
  return interview
}

/** Answering by another way invalidates the link, too. */
export async function readByLink(call: Call, token: string) {
  const { db, now } = call
  const row = await interviewById(db, (await interviewOrThrow(call, hashOf(token))).id)
  if (!WAITING_FOR_CHOICE.includes(stateAt(row, now))) throw new Refusal(interviewErrors.link_used)
  const responses = await responsesOf(db, [row.id], now)
  return { data: toLinkInterview(row, call, responses.get(row.id) ?? null) }
}

/** Capability link: moves as the talent, once. */
const moveByLink = (call: Call, token: string, { event, prepare }: PreparedMove) =>
  inTransaction(call, async (call) => {
    const hash = hashOf(token)
    const { id, talent_id } = await interviewOrThrow(call, hash)
    await moveInterview(call, id, {
      event,
      mover: 'talent',
      actor: { kind: 'talent', id: talent_id },
      // Links answer an offer; changing a proposal requires signing in.
      check: ({ state }) => {
        if (!WAITING_FOR_CHOICE.includes(state)) throw new Refusal(interviewErrors.interview_moved)
      },
      prepare: async (call, interview) => {
        if (!(await useLink(call.db, hash, call.now))) throw new Refusal(interviewErrors.link_used)
        const payload = (await prepare?.(call, interview)) ?? {}
        return { ...payload, data: { ...payload.data, by_link: true } }
      },
    })
    return { data: toLinkInterview(await interviewById(call.db, id), call, null) }
  })

export const selectByLink = (call: Call, token: string, body: Body<'selectByLink'>) =>
  moveByLink(call, token, prepareSelect(body))
export const proposeByLink = (call: Call, token: string, body: Body<'proposeByLink'>) =>
  moveByLink(call, token, preparePropose(body))
export const declineByLink = (call: Call, token: string, body: Body<'declineByLink'>) =>
  moveByLink(call, token, prepareDecline(body))
