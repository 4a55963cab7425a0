import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { randomUUID } from 'node:crypto'
import { interviewsTalentContract as talents } from '@fareeq/domain/interviews/contract-talent.ts'
import { interviewsContract as clients } from '@fareeq/domain/interviews/contract.ts'
import { DAY, HOUR, MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { expiresAt } from '@fareeq/domain/nominations/rules.ts'
import { expect } from 'vitest'
import { insertNomination, recordEvent } from '../features/nominations/queries-saving.ts'
import { sql } from '../platform/db/sql.ts'
import { newId } from '../platform/ids.ts'
import { finishedRequest, liveTalent } from './market.ts'
import type { Member, Story } from './story.ts'

/** Two who may meet: a client whose request was answered with a talent. */
export type Pair = { khalid: Member; layla: Member; project_id: string; nomination_id: string }

export async function nominated(story: Story, khalid: Member, layla: Member, project?: string): Promise<Pair> {
  const now = story.now()
  const project_id = project ?? (await finishedRequest(story, khalid))
  const nomination_id = newId(now)
  const row = { id: nomination_id, project_id, talent_id: layla.user.id, reasons: ['Fits'], nominated_by: null }
  await insertNomination(story.db, { ...row, expires_at: expiresAt(now, UNCHANGED), now })
  await recordEvent(story.db, nomination_id, { kind: 'nominate', actor_kind: 'system', actor_id: null, data: {} }, now)
  return { khalid, layla, project_id, nomination_id }
}

export const newPair = async (story: Story): Promise<Pair> =>
  nominated(story, await story.client(), await liveTalent(story))

export const timezone = 'Asia/Riyadh'
export const terms = {
  availability: { full_time: true, part_time: false, timing: 3 },
  salaries: { full_time: 2600 },
} as const

/** A time so many days ahead, at a full hour; `hour` moves it on from there. */
export function slotIn(story: Story, days: number, hour = 0, minutes = 45) {
  const start = after(new Date(Math.ceil(story.now().getTime() / HOUR) * HOUR), days * DAY + hour * HOUR)
  return { start: start.toISOString(), end: after(start, minutes * MINUTE).toISOString() }
}
export const twoSlots = (story: Story) => [slotIn(story, 3), slotIn(story, 6, 2)]

type Slot = { id: string; offered_by: string; start: string }

/** A request in the given state, reached through the API. */
export async function interview(story: Story, pair: Pair, until: 'asked' | 'confirmed' | 'offered' | 'scheduled') {
  const { khalid, layla, nomination_id } = pair
  const started = await khalid.call(clients.start, { body: { nomination_id } })
  expect(started).toMatchObject({ status: 201 })
  const params = { id: started.body.data.id as string }
  const slots = async () => (await khalid.call(clients.read, { params })).body.data.slots as Slot[]
  const steps = {
    asked: null,
    confirmed: () => layla.call(talents.confirm, { params, body: terms }),
    offered: () => khalid.call(clients.offer, { params, body: { slots: twoSlots(story), timezone } }),
    scheduled: async () => layla.call(talents.select, { params, body: { slot_id: (await slots())[0]!.id } }),
  }
  for (const [name, step] of Object.entries(steps)) {
    if (step) expect(await step()).toMatchObject({ status: 200 })
    if (name === until) break
  }
  return { id: params.id, params, slots }
}

/** A request for an interview, where nothing of its history matters. */
export async function interviewRow(
  story: Story,
  project: string,
  nomination: string,
  talent: Member,
  owner: Member,
): Promise<string> {
  const id = randomUUID()
  await story.db.run(sql`
    insert into interviews (id, nomination_id, project_id, talent_id, client_id, state, feedback_days,
      client_timezone, created_at, updated_at)
    values (${id}, ${nomination}, ${project}, ${talent.user.id}, ${owner.user.id}, 'pending_talent_confirmation',
      14, 'Asia/Riyadh', ${story.now()}, ${story.now()})`)
  return id
}

/** Onto its panel, where nobody needs to hear of it. */
export const inviteTo = (story: Story, interviewId: string, { userId }: { userId: string }) =>
  story.db.run(sql`
    insert into interview_interviewers (interview_id, user_id, invited_at)
    values (${interviewId}, ${userId}, ${story.now()})`)
