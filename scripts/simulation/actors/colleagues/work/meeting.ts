import { meetingsOpsCalls } from '@fareeq/domain/meetings/calls.ts'
import { dayOf } from '../../../engine/days.ts'
import type { Work } from '../work-item.ts'

/** The host notes whether a meeting took place, once it is over. */
export const meeting: Work = {
  kind: 'meeting',
  async do({ call, chance, now, count }, { id, due_at }) {
    const at = Date.parse(due_at)
    if (at > now) return
    const day = dayOf(at)
    const { data } = await call(meetingsOpsCalls.list, { query: { from: day, to: day } })
    const row = data.meetings.find((meeting) => meeting.id === id)
    if (!row || row.outcomes.length === 0 || Date.parse(row.end) > now) return
    const outcome = chance.happens(0.94) ? 'end' : 'miss'
    await call(meetingsOpsCalls.mark, { params: { id }, body: { outcome, version: row.version } })
    count(`meeting.${outcome}`)
  },
}
