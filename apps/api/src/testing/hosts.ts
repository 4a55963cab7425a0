import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { meetingHostsContract } from '@fareeq/domain/meetings/contract-hosts.ts'
import { meetingsContract } from '@fareeq/domain/meetings/contract.ts'
import { expect } from 'vitest'
import { sql } from '../platform/db/sql.ts'
import { newId } from '../platform/ids.ts'
import type { Member, Story } from './story.ts'

type Place = Partial<Omit<BodyOf<typeof meetingHostsContract.add>, 'staff_id'>>

/** A colleague who hosts meetings, added as operations add one. */
export async function addHost(story: Story, name: string, place: Place = {}): Promise<string> {
  const id = newId(story.now())
  await story.db.run(sql`
    insert into staff (id, email, name, roles, created_at)
    values (${id}, ${`${name.toLowerCase()}@fareeq.test`}, ${name}, ${['account_manager']}, ${story.now()})`)
  return hostMeetings(story, id, place)
}

/** Somebody who is a colleague already hosts meetings from now on. */
export async function hostMeetings(story: Story, staffId: string, place: Place = {}): Promise<string> {
  const operations = await story.staff(['operations'], 'Operations')
  const added = await operations.call(meetingHostsContract.add, { body: { staff_id: staffId, ...place } })
  expect(added).toMatchObject({ status: 201, body: { data: { id: staffId, active: true } } })
  return staffId
}

/** A free slot some days ahead, booked by a client for a request. */
export async function meetingWithHost(story: Story, client: Member, project_id: string): Promise<string> {
  await addHost(story, 'Sara')
  const timezone = 'Asia/Riyadh'
  const slot = (await client.call(meetingsContract.slots, { query: { timezone } })).body.data[30]
  await client.call(meetingsContract.book, { body: { project_id, start: slot.start, timezone } })
  return (await story.db.one<{ id: string }>(sql`select id from meetings where project_id = ${project_id}`)).id
}
