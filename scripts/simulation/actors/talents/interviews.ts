import {
  interviewsFeedbackCalls,
  interviewsMovesCalls,
  interviewsTalentCalls,
} from '@fareeq/domain/interviews/calls.ts'
import type { TalentInterview } from '@fareeq/domain/interviews/schema.ts'
import { DAY, HOUR } from '../../engine/days.ts'
import type { Habit, Scene } from '../../engine/scene.ts'
import type { Talent } from '../../engine/world.ts'
import { tryTo } from '../refusals.ts'
import { timesAhead } from '../times.ts'

type Answer = (scene: Scene<Talent>, interview: TalentInterview) => Promise<unknown>

/** Time and pay are confirmed for this company; few decline the whole opportunity. */
const confirm: Answer = async ({ me, call, chance, count, world }, { id }) => {
  const params = { id }
  if (chance.happens(0.06)) {
    await call(interviewsTalentCalls.decline, { params, body: { reason: 'I have just begun elsewhere.' } })
    return count('interview.declined')
  }
  await call(interviewsTalentCalls.confirm, {
    params,
    body: {
      availability: {
        full_time: !me.part_time,
        part_time: me.part_time,
        timing: chance.pick(['immediately', 1, 2, 3]),
      },
      salaries: me.part_time ? { part_time: Math.max(250, Math.round(me.ask / 2)) } : { full_time: me.ask },
    },
  })
  world.shown[world.nomination_of[id]!] = true
  count('interview.confirmed')
}

/** They are asked how it was, and answer some time later. */
const AFTER_INTERVIEW = 3 * HOUR

/** Takes the first time that is free, or proposes two others. */
const choose: Answer = async ({ call, chance, count, now, me, later }, { id, slots }) => {
  const params = { id }
  const free = slots.filter(({ taken, start }) => !taken && Date.parse(start) > now)
  if (free.length === 0 || chance.happens(0.12)) {
    await call(interviewsTalentCalls.propose, {
      params,
      body: { slots: timesAhead(chance, now, 2), timezone: me.zone },
    })
    return count('interview.proposed')
  }
  const slot = chance.pick(free)
  await call(interviewsTalentCalls.select, { params, body: { slot_id: slot.id } })
  later('talent.rate_interview', Date.parse(slot.end) - now + AFTER_INTERVIEW)
  count('interview.scheduled')
}

/** What happens between the agreement and the day: nothing, mostly. */
const meanwhile: Answer = async ({ call, chance, count, now, me }, { id, moves, move }) => {
  const params = { id }
  if (move?.by === 'client') {
    const time = move.times.find(({ taken }) => !taken)
    if (time && chance.happens(0.8))
      await call(interviewsMovesCalls.acceptByTalent, { params, body: { slot_id: time.id } })
    else await call(interviewsMovesCalls.keepByTalent, { params, body: {} })
    return count('interview.move_answered')
  }
  if (moves.includes('ask_move') && chance.happens(0.05)) {
    await call(interviewsMovesCalls.askByTalent, {
      params,
      body: { slots: timesAhead(chance, now, 1), timezone: me.zone, reason: 'I travel on that day.' },
    })
    return count('interview.move_asked')
  }
  if (moves.includes('excuse') && chance.happens(0.02)) {
    await call(interviewsTalentCalls.excuse, { params, body: { reason: 'I am ill.' } })
    count('interview.excused')
  }
}

const ANSWERS: Partial<Record<TalentInterview['state'], Answer>> = {
  pending_talent_confirmation: confirm,
  pending_talent_meeting_confirmation: choose,
  interview_scheduled: meanwhile,
}

export const interviews: Habit<Talent> = {
  name: 'talent.interviews',
  link: /^\/sq\/talent\/(?:interview-requests|choose-interview-slot)|^\/interview\//,
  async run(scene) {
    const { data } = await scene.call(interviewsTalentCalls.list, { query: { list: 'open' } })
    for (const interview of data) {
      const answer = ANSWERS[interview.state]
      if (answer) await tryTo(scene, `interview.${interview.state}`, () => answer(scene, interview))
    }
  },
}

/** After the hour they say how it was; some do. */
export const rateInterview: Habit<Talent> = {
  name: 'talent.rate_interview',
  async run({ call, chance, now, count }) {
    const { data } = await call(interviewsTalentCalls.list, { query: { list: 'past' } })
    const last = data.find(({ end, rated, is_called_off }) => end && Date.parse(end) < now && !rated && !is_called_off)
    if (!last || !chance.happens(0.3) || now - Date.parse(last.end!) > 20 * DAY) return
    await call(interviewsFeedbackCalls.rate, { params: { id: last.id }, body: { stars: chance.between(3, 5) } })
    count('interview.rated')
  },
}
