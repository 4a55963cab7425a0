// What lies between the steps of hiring, for the story of app-hired.test.ts.
import {
  clientCheckInsContract as clientCheckIns,
  talentCheckInsContract as talentCheckIns,
} from '@fareeq/domain/check-ins/contract.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { daysAfter } from '@fareeq/domain/kernel/time/working-days.ts'
import { meetingsOpsContract as meetingsOps } from '@fareeq/domain/meetings/contract-ops.ts'
import { meetingsContract as meetings } from '@fareeq/domain/meetings/contract.ts'
import {
  clientStartsContract as clientStarts,
  talentStartsContract as talentStarts,
} from '@fareeq/domain/starts/contract.ts'
import { expect } from 'vitest'
import { followCheckIns } from '../features/check-ins/actions-clock.ts'
import { sql } from '../platform/db/sql.ts'
import { addHost } from './hosts.ts'
import { timezone } from './interviews.ts'
import type { Member, Story } from './story.ts'

/** Days pass, and nobody has to sign in again. */
export async function pass(story: Story, days: number) {
  story.advance(days * DAY)
  await story.db.run(sql`update sessions set expires_at = expires_at + interval '2 years'`)
}

/** The company meets us half an hour long, and we note that it took place. */
export async function metUs(story: Story, khalid: Member, project_id: string): Promise<void> {
  await addHost(story, 'Sara')
  const slots = (await khalid.call(meetings.slots, { query: { timezone } })).body.data
  const booked = await khalid.call(meetings.book, { body: { project_id, start: slots[0].start, timezone } })
  expect(booked.body.data).toMatchObject({ step: 6, meeting: { state: 'booked', host: 'Sara' } })
  await pass(story, 7)
  const account_manager = await story.staff(['account_manager'])
  const day = slots[0].start.slice(0, 10)
  const { data } = (await account_manager.call(meetingsOps.list, { query: { from: day, to: daysAfter(day, 1) } })).body
  const [{ id, version }] = data.meetings
  const noted = await account_manager.call(meetingsOps.mark, { params: { id }, body: { outcome: 'end', version } })
  expect(noted).toMatchObject({ status: 200 })
}

/** The company says who meets the talent when and where; the talent has read it. */
export async function firstDay({ sami }: { sami: Member }, talent: Member, id: string) {
  const plan = { time: '09:30', timezone, contact: 'Sami', place: 'Your video call', note: '' }
  expect((await sami.call(clientStarts.plan, { params: { id }, body: plan })).status).toBe(200)
  const { items } = (await talent.call(talentStarts.ofContract, { params: { id } })).body.data
  for (const { id, can_tick } of items)
    if (can_tick)
      expect((await talent.call(talentStarts.tick, { params: { id }, body: { done: true } })).status).toBe(200)
}

/** After the first week both sides say how it is going, and again each month. */
export async function askHowItGoes(story: Story, { khalid }: { khalid: Member }, talent: Member, id: string) {
  await followCheckIns(story.work())
  const params = { id }
  const open = async () => [
    (await talent.call(talentCheckIns.ofContract, { params })).body.data.open,
    (await khalid.call(clientCheckIns.ofContract, { params })).body.data.open,
  ]
  const [theirs, ours] = await open()
  await talent.call(talentCheckIns.answer, { params: { id: theirs.id }, body: { mood: 'good' } })
  await khalid.call(clientCheckIns.answer, { params: { id: ours.id }, body: { mood: 'good' } })
  expect(await open()).toEqual([null, null])
}
