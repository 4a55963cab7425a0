import { interviewsCalls, interviewsFeedbackCalls, interviewsMovesCalls } from '@fareeq/domain/interviews/calls.ts'
import type { ClientInterview } from '@fareeq/domain/interviews/schema.ts'
import type { Habit, Scene } from '../../engine/scene.ts'
import type { Client } from '../../engine/world.ts'
import { tryTo } from '../refusals.ts'
import { timesAhead } from '../times.ts'
import { companyOfClient } from './company.ts'

type Answer = (scene: Scene<Client>, interview: ClientInterview) => Promise<unknown>

const offerTimes: Answer = async ({ call, chance, now, me, count }, { id }) => {
  const params = { id }
  if (chance.happens(0.04)) {
    await call(interviewsCalls.cancel, { params, body: { reason: 'The project is put off.' } })
    return count('interview.canceled')
  }
  await call(interviewsCalls.offer, { params, body: { slots: timesAhead(chance, now, 2), timezone: me.zone } })
  count('interview.offered')
}

const confirmNew: Answer = async ({ call, chance, count, now }, { id, slots }) => {
  const params = { id }
  const free = slots.filter(
    ({ offered_by, taken, start }) => offered_by === 'talent' && !taken && Date.parse(start) > now,
  )
  if (free.length === 0 || chance.happens(0.1)) {
    await call(interviewsCalls.refuseNew, { params, body: { reason: 'None of them suits.' } })
    return count('interview.refused')
  }
  await call(interviewsCalls.confirmNew, { params, body: { slot_id: chance.pick(free).id } })
  count('interview.scheduled')
}

const answerMove: Answer = async ({ call, chance, count }, { id, move }) => {
  if (move?.by !== 'talent') return
  const params = { id }
  const time = move.times.find(({ taken }) => !taken)
  if (time && chance.happens(0.8))
    await call(interviewsMovesCalls.acceptByClient, { params, body: { slot_id: time.id } })
  else await call(interviewsMovesCalls.keepByClient, { params, body: {} })
  count('interview.move_answered')
}

/** After they have met: accepted while there are seats, or not. */
const feedback: Answer = async (scene, { id }) => {
  const { call, chance, count, later } = scene
  const company = companyOfClient(scene)
  const params = { id }
  const accepts = company.filled < company.seats && chance.happens(0.55)
  const scores = { technical: chance.between(2, 5), communication: chance.between(2, 5) }
  await call(interviewsFeedbackCalls.give, {
    params,
    body: {
      action: accepts ? 'accepted' : 'rejected',
      reason: accepts ? 'Clear, calm, and knows the field.' : 'We decided for somebody with more years.',
      scores,
      share_with_talent: chance.happens(0.5),
    },
  })
  count(accepts ? 'interview.accepted' : 'interview.rejected')
  if (!accepts) return
  company.filled++
  if (chance.happens(0.5)) later('company.offer', 0, { interview: id })
}

const ANSWERS: Partial<Record<ClientInterview['state'], Answer>> = {
  pending_client_time_slots: offerTimes,
  pending_client_confirmation_on_new_slots: confirmNew,
  interview_scheduled: answerMove,
  client_pending: feedback,
}

export const interviews: Habit<Client> = {
  name: 'company.interviews',
  link: /^\/sq\/client\/(?:interview|feedback)/,
  async run(scene) {
    const { data } = await scene.call(interviewsCalls.list, {})
    for (const interview of data) {
      const answer = ANSWERS[interview.state]
      if (answer) await tryTo(scene, `company.${interview.state}`, () => answer(scene, interview))
    }
  },
}
