import { interviewsMovesContract as moves } from '@fareeq/domain/interviews/contract-moves.ts'
import { interviewsTalentContract as talents } from '@fareeq/domain/interviews/contract-talent.ts'
import { interviewsContract as clients } from '@fareeq/domain/interviews/contract.ts'
import { calendarFeedContract as feed } from '@fareeq/domain/interviews/contract-feed.ts'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { sql } from '../../../platform/db/sql.ts'
import { interview, newPair, slotIn, timezone } from '../../../testing/interviews.ts'
import { type Member, snapshotStory } from '../../../testing/story.ts'

const story = await snapshotStory(async () => undefined)

type Entry = { method: string; uid: string; sequence: number; start: string; end: string; status: string }

/** What an independent reader makes of a file: that of Thunderbird. */
function entriesIn(text: string): Entry[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const method = String(calendar.getFirstPropertyValue('method'))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      method,
      uid: event.uid,
      sequence: event.sequence,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      status: String(component.getFirstPropertyValue('status')),
    }
  })
}

/** A calendar as RFC 5546 has it: of one UID the highest SEQUENCE counts, whatever comes first. */
function latestOf(entries: readonly Entry[]): Map<string, Entry> {
  const latest = new Map<string, Entry>()
  for (const entry of entries)
    if (entry.sequence >= (latest.get(entry.uid)?.sequence ?? -1)) latest.set(entry.uid, entry)
  return latest
}

test('an interview that moves twice and is canceled moves in an independent reader: one UID, a rising SEQUENCE, then CANCEL', async () => {
  const pair = await newPair(story)
  const { khalid, layla } = pair
  const { params } = await interview(story, pair, 'scheduled')
  const agreed = (await khalid.call(clients.read, { params })).body.data
  const [first, second] = [slotIn(story, 9), slotIn(story, 11, 3, 60)]
  const ask = (slot: typeof first) => ({ params, body: { slots: [slot], timezone, reason: 'Another day' } })
  await layla.call(moves.askByTalent, ask(first))
  const one = (await khalid.call(clients.read, { params })).body.data.move.times[0].id
  await khalid.call(moves.acceptByClient, { params, body: { slot_id: one } })
  await khalid.call(moves.askByClient, ask(second))
  const two = (await layla.call(talents.read, { params })).body.data.move.times[0].id
  await layla.call(moves.acceptByTalent, { params, body: { slot_id: two } })

  const subscribed = async (member: Member) => {
    const { url } = (await member.call(feed.renew)).body.data
    return entriesIn(String((await story.person().send('GET', new URL(url).pathname)).body))
  }
  for (const member of [khalid, layla]) expect(await subscribed(member)).toMatchObject([{ ...second, sequence: 2 }])
  await khalid.call(clients.cancel, { params, body: { reason: 'Enough' } })

  for (const member of [khalid, layla]) {
    const mails = await story.db.rows<{ text: string }>(sql`
      select calendar ->> 'text' as text from messages
      where to_address = ${member.email} and calendar is not null order by created_at, id`)
    const entries = mails.flatMap(({ text }) => entriesIn(text))
    expect(entries.map(({ method, sequence, start, end }) => [method, sequence, start, end])).toEqual([
      ['REQUEST', 0, agreed.start, agreed.end],
      ['REQUEST', 1, first.start, first.end],
      ['REQUEST', 2, second.start, second.end],
      ['CANCEL', 3, second.start, second.end],
    ])
    // One entry, whatever order the mails arrive in.
    for (const arrived of [entries, entries.toReversed()])
      expect([...latestOf(arrived).values()]).toMatchObject([{ status: 'CANCELLED', sequence: 3 }])
    expect(await subscribed(member)).toMatchObject([{ status: 'CANCELLED', sequence: 3 }])
  }
})
