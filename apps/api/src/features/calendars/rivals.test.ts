import { calendarErrors } from '@fareeq/domain/calendars/errors.ts'
import { interviewsTalentContract as talents } from '@fareeq/domain/interviews/contract-talent.ts'
import { interviewsContract as clients } from '@fareeq/domain/interviews/contract.ts'
import { DAY, MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { meetingsContract as meetings } from '@fareeq/domain/meetings/contract.ts'
import { selectionRecordContract as selections } from '@fareeq/domain/selections/contract-record.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { interview, newPair, timezone } from '../../testing/interviews.ts'
import { freshStory } from '../../testing/story.ts'

const story = await freshStory()

describe('two hundred want one time', () => {
  test.each(['interview', 'alignment'] as const)(
    'a company, its talents, recruiters with their %s meeting: one has it, the rest are refused clearly',
    async (step) => {
      const pair = await newPair(story)
      const { params, slots } = await interview(story, pair, 'confirmed')
      const rami = await story.staff(['recruiter'], 'Rami')
      const layla = { id: pair.layla.user.id }
      await story.db.run(sql`
        insert into selections (talent_id, state, entered_at, updated_at)
        values (${layla.id}, ${step}, ${story.now()}, ${story.now()})`)
      const [start] = ((await rami.call(selections.meetingSlots, { params: layla })).body.data as { start: string }[])
        .map((slot) => slot.start)
        .filter((slot) => Date.parse(slot) > story.now().getTime() + 3 * DAY) as [string]
      // Rami alone hosts: whoever meets the company, the talent or him at this time keeps both others from it.
      await story.db.run(sql`update meeting_hosts set active = true, meets_companies = true`)
      const time = (at: Date) => ({ start: at.toISOString(), end: after(at, 45 * MINUTE).toISOString() })
      const body = { slots: [time(new Date(start)), time(after(new Date(start), 2 * DAY))], timezone }
      expect((await pair.khalid.call(clients.offer, { params, body })).status).toBe(200)
      const { id: slot_id } = (await slots()).find((slot) => slot.start === start)!
      const asks = [
        () => pair.layla.call(talents.select, { params, body: { slot_id } }),
        () => rami.call(selections.scheduleMeeting, { params: layla, body: { start } }),
        () => pair.khalid.call(meetings.book, { body: { start, timezone, kind: 'introduction' } }),
        () => pair.khalid.call(meetings.book, { body: { start, timezone, kind: 'consultant' } }),
      ]
      // Whoever books is limited to sixty a minute.
      const shares = [0, 1, 0, 1, 2, 0, 1, 0, 1, 3]
      const answers = await Promise.all(
        Array.from({ length: 200 }, async (_, index) => {
          const ask = asks[shares[index % shares.length]!]!
          let answer = await ask()
          // A machine that is too busy says so and changes nothing; the page asks again.
          while (answer.status === 503) answer = await ask()
          return answer
        }),
      )
      // Setting the same time again is no change, and no second meeting.
      const winners = await story.db.rows(sql`
        select id from meetings where starts_at = ${start} and state = 'booked'
        union all select id from interviews where starts_at = ${start} and state = 'interview_scheduled'`)
      expect(winners).toHaveLength(1)
      const refusals = [...Object.keys(calendarErrors), 'slot_taken', 'interview_moved', 'meeting_exists']
      for (const { status, body: refusal } of answers)
        if (status !== 200) expect([status, refusals.includes(refusal.code)]).toEqual([409, true])
      const overlaps = await story.db.rows(sql`
        with people as (
          select id, unnest(array[host_id, user_id]) as person, starts_at, ends_at from meetings where state = 'booked'
          union all select id, unnest(array[talent_id, client_id]), starts_at, ends_at from interviews
            where state = 'interview_scheduled')
        select from people as one join people as other
          on one.person = other.person and one.id < other.id and one.starts_at < other.ends_at and other.starts_at < one.ends_at`)
      expect(overlaps).toEqual([])
    },
  )
})
