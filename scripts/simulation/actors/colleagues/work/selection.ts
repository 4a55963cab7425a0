import { selectionRecordCalls, selectionsOpsCalls } from '@fareeq/domain/selections/calls.ts'
import { HOUR } from '../../../engine/days.ts'
import type { Work } from '../work-item.ts'

const CRITERIA = ['communication', 'language', 'ownership', 'teamwork', 'remote', 'motivation'] as const

/** A recruiter evaluates, meets, writes down what came of it, and says no to some. */
export const selection: Work = {
  kind: 'selection',
  async do({ call, chance, now, me, count, did }, { id, owner }) {
    const params = { id }
    if (!owner) await call(selectionsOpsCalls.take, { params, body: {} })
    else if (owner.id !== me.id) return
    const { data } = await call(selectionRecordCalls.read, { params })
    const { state, lacks } = data.selection
    if (state === 'assessment') return call(selectionsOpsCalls.invite, { params })
    if (state === 'evaluation') {
      if (chance.happens(0.12)) {
        count('selection.rejected')
        await call(selectionsOpsCalls.reject, {
          params,
          body: {
            expected_state: state,
            reason: 'Too little of the role',
            shared_reason: 'We look for more years in this role.',
          },
        })
        return did('selection.rejected', id)
      }
      const own = data.evaluations.find(({ by }) => by.id === me.id)
      const marks = CRITERIA.map((criterion) => ({
        id: criterion,
        mark: chance.pick([2, 3, 3, 4] as const),
        evidence: 'Told of a project in detail.',
      }))
      if (lacks)
        await call(selectionRecordCalls.evaluate, {
          params,
          body: {
            marks,
            recommendation: 'yes',
            company_line: 'Explains clearly and listens.',
            history_checked: chance.happens(0.5),
            expected_version: own?.version ?? null,
          },
        })
      count('selection.evaluated')
      return call(selectionsOpsCalls.move, { params, body: { to: 'interview', expected_state: state } })
    }
    const meeting = data.meetings.find(({ step, outcome }) => step === state && outcome === null)
    if (meeting) {
      if (Date.parse(meeting.start) > now - HOUR) return
      const outcome = chance.happens(0.9) ? 'agreed' : chance.pick(['not_agreed', 'no_show'] as const)
      count(`selection.${state}.${outcome}`)
      return call(selectionRecordCalls.recordOutcome, {
        params: { id, meeting: meeting.id },
        body: {
          outcome,
          note: 'Calm, prepared.',
          company_line: 'Prepared and calm in conversation.',
          advance: outcome === 'agreed',
        },
      })
    }
    // The alignment meeting is the company's, when it has chosen somebody.
    if (state !== 'interview') return
    const slots = await call(selectionRecordCalls.meetingSlots, { params })
    const slot = slots.data[chance.between(0, Math.min(8, slots.data.length - 1))]
    if (slot) await call(selectionRecordCalls.scheduleMeeting, { params, body: { start: slot.start } })
  },
}
