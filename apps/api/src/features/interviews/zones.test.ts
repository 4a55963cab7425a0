import { accountsContract } from '@fareeq/domain/accounts/contract.ts'
import { interviewsTalentContract as talents } from '@fareeq/domain/interviews/contract-talent.ts'
import { interviewsContract as clients } from '@fareeq/domain/interviews/contract.ts'
import { formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { roomsContract } from '@fareeq/domain/rooms/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Pair, interview, newPair, slotIn } from '../../testing/interviews.ts'
import { type Member, freshStory } from '../../testing/story.ts'

let pair: Pair
const story = await freshStory(async (story) => {
  pair = await newPair(story)
})

const lastMail = async (member: Member) =>
  (
    await story.db.one<{ text: string }>(sql`
      select text from messages where to_address = ${member.email} and subject is not null
      order by created_at desc, id desc limit 1`)
  ).text
const moveTo = (member: Member, timezone: string) => member.call(accountsContract.setTimezone, { body: { timezone } })

test('the zone of the account decides, in the request, the room and the mail, also when it changes after an answer', async () => {
  const { khalid, layla } = pair
  const { params } = await interview(story, pair, 'offered')
  // Proposed from a device that stands somewhere else.
  const slot = slotIn(story, 4)
  await moveTo(layla, 'Europe/London')
  await layla.call(talents.propose, { params, body: { slots: [slot], timezone: 'Asia/Tokyo' } })
  await moveTo(khalid, 'Asia/Karachi')
  const zones = { talent_timezone: 'Europe/London', client_timezone: 'Asia/Karachi' }
  const view = (await khalid.call(clients.read, { params })).body.data
  expect(view).toMatchObject(zones)
  await khalid.call(clients.confirmNew, {
    params,
    body: { slot_id: view.slots.find((one: { offered_by: string }) => one.offered_by === 'talent').id },
  })
  expect((await layla.call(talents.read, { params })).body.data).toMatchObject({ ...zones, start: slot.start })
  for (const [member, own, other] of [
    [layla, 'Europe/London', 'Asia/Karachi'],
    [khalid, 'Asia/Karachi', 'Europe/London'],
  ] as const) {
    const room = (await member.call(roomsContract.read, { params })).body.data
    expect(room).toMatchObject({ me: { timezone: own }, other: { timezone: other } })
    const text = await lastMail(member)
    for (const zone of [own, other]) expect(text).toContain(formatMoment(new Date(slot.start), 'en', zone))
    expect(text).not.toContain('Tokyo')
  }
})
