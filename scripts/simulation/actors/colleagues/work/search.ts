import { requestsOpsCalls } from '@fareeq/domain/client-projects/calls.ts'
import { nominationsOpsCalls } from '@fareeq/domain/nominations/calls.ts'
import type { Work } from '../work-item.ts'

/** A matcher proposes two or three people for each seat, with reasons. */
export const search: Work = {
  kind: 'search',
  async do({ call, chance, count, me }, { id, target }) {
    if (!me.roles.includes('matcher')) return
    const project_id = target ?? id
    const params = { id: project_id }
    const { data: request } = await call(requestsOpsCalls.read, { params })
    const { data } = await call(nominationsOpsCalls.candidates, {
      params,
      query: { all: chance.happens(0.4) ? '1' : undefined },
    })
    const free = data.filter(
      ({ nominated, refusals, standing, salary_locked: _, ...rest }) =>
        !nominated && refusals.length === 0 && !standing.contract && !standing.has_open_case && rest.id,
    )
    const seats = Math.max(1, request.people)
    const selected = free.slice(0, Math.min(3 * seats, 6))
    if (selected.length === 0) return count('search.nobody')
    const people = selected.map((candidate) => ({
      talent_id: candidate.id,
      reasons: ['Built what this request asks for', 'Your working hours'],
      ...(candidate.standing.open_steps.length > 0 && { early_reason: 'Known to us from earlier work' }),
    }))
    const results = await call(nominationsOpsCalls.nominateMany, { params, body: { people } })
    count('nomination.made', results.data.filter(({ nomination_id }) => nomination_id).length)
  },
}
