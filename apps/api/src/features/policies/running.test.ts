import { type PolicyKey, UNCHANGED } from '@fareeq/domain/kernel/policies.ts'
import { MINUTE } from '@fareeq/domain/kernel/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/working-days.ts'
import { siteContract } from '@fareeq/domain/site/contract.ts'
import { ticketDue } from '@fareeq/domain/tickets/rules-opening.ts'
import { beforeEach, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Person, freshStory } from '../../testing/story.ts'

// What is under way keeps the number it began with; what begins after a change follows the new one.

let admin: Person
const story = await freshStory()
beforeEach(async () => {
  admin = await story.staff(['admin'], 'Huda')
})

/** In force from now on. */
async function change(key: PolicyKey, value: number) {
  const body = { value, from_day: riyadhDay(story.now()), reason: 'Agreed on Monday', seen: 0 }
  expect((await admin.send('POST', `/api/ops/policies/${key}`, body)).status).toBe(200)
  await story.app.platform.policies.reload()
  story.advance(MINUTE)
}
const effects = async (key: PolicyKey, value: number) =>
  (await admin.send('GET', `/api/ops/policies/${key}/preview?value=${value}&from_day=${riyadhDay(story.now())}`)).body
    .data

test('tickets: a message is answered by the day it was promised, the next one by the new days', async () => {
  const write = async (message: string) => {
    const body = { name: 'Noura', email: 'noura@shop.example', topic: 'hiring', message } as const
    return (await story.person().call(siteContract.contact, { body })).body.data.due_at
  }
  const first = await write('We look for a designer who knows our market.')
  expect(await effects('ticket_contact_days', 4)).toEqual([
    { effect: 'tickets_keep_promise', count: 1, path: '/ops/tickets?kind=contact', blocks: false },
  ])
  await change('ticket_contact_days', 4)
  const second = await write('And for a developer, a week later.')
  const kept = await story.db.rows<{ due_at: Date }>(sql`select due_at from tickets order by created_at`)
  expect(kept.map(({ due_at }) => due_at.toISOString())).toEqual([first, second])
  const opened = story.now()
  expect(second).toBe(ticketDue('contact', opened, { ...UNCHANGED, ticket_contact_days: 4 }).toISOString())
  expect(first).toBe(ticketDue('contact', opened, UNCHANGED).toISOString())
})
