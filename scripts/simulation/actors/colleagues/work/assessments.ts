import { assessmentsOpsCalls } from '@fareeq/domain/assessments/calls.ts'
import type { Work } from '../work-item.ts'

/** What was noticed in an attempt changes nothing, mostly. */
export const conduct: Work = {
  kind: 'conduct',
  async do({ call, count }, { id }) {
    await call(assessmentsOpsCalls.keep, { params: { id }, body: { reason: 'Looked at it: nothing stands out.' } })
    count('conduct.kept')
  },
}

export const incident: Work = {
  kind: 'incident',
  async do({ call, chance, count }, { id }) {
    const input = { params: { id }, body: { reason: 'The connection was lost on our side.' } }
    if (chance.happens(0.7)) await call(assessmentsOpsCalls.giveBack, input)
    else await call(assessmentsOpsCalls.keep, input)
    count('incident.decided')
  },
}

export const objection: Work = {
  kind: 'objection',
  async do({ call, chance, count }, { id }) {
    const decision = chance.happens(0.3) ? 'accept' : 'refuse'
    await call(assessmentsOpsCalls.decide, {
      params: { id },
      body: { decision, reason: 'We read the question again with a colleague.' },
    })
    count(`objection.${decision}`)
  },
}

export const video: Work = {
  kind: 'video',
  async do({ call, chance, count }, { id }) {
    const params = { id }
    const { data } = await call(assessmentsOpsCalls.read, { params })
    const scores = Object.fromEntries(data.rubric.map((criterion) => [criterion.id, chance.between(2, 4)]))
    const decision = chance.happens(0.85) ? 'pass' : 'fail'
    await call(assessmentsOpsCalls.review, { params, body: { scores, decision, note: 'Answers are clear.' } })
    count(`video.${decision}`)
  },
}
