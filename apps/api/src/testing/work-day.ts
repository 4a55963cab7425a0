import type { StaffRole } from '@fareeq/domain/kernel/permissions/roles.ts'
import { siteContract } from '@fareeq/domain/site/contract.ts'
import { staffContract } from '@fareeq/domain/staff/contract.ts'
import { totpStep } from '@fareeq/domain/staff/rules.ts'
import { ticketsContract } from '@fareeq/domain/tickets/contract.ts'
import { workItemsContract } from '@fareeq/domain/work-items/contract.ts'
import { WORK_TABS, type WorkKind, type WorkTab } from '@fareeq/domain/work-items/limits.ts'
import type { WorkItem } from '@fareeq/domain/work-items/schema.ts'
import { expect } from 'vitest'
import { sealTotp } from '../features/staff/actions.ts'
import { sql } from '../platform/db/sql.ts'
import { newId } from '../platform/ids.ts'
import { newTotpSecret, totpCode } from '../platform/totp.ts'
import type { StoryAnswer, Person, Story } from './story.ts'

type Colleague = { id: string; email: string; secret: Buffer }

export async function hired(story: Story, role: StaffRole): Promise<Colleague> {
  const [id, secret] = [newId(story.now()), newTotpSecret()]
  const email = `${role}@fareeq.test`
  await story.db.run(sql`
    insert into staff (id, email, name, roles, created_at, totp_secret)
    values (${id}, ${email}, 'سارة', ${[role]}, ${story.now()}, ${sealTotp(story.env.SECRET_KEY, secret)})`)
  return { id, email, secret }
}

/** The morning: by mailed code and authenticator. */
export async function signedIn(story: Story, { email, secret }: Colleague): Promise<Person> {
  const person = story.person()
  await person.call(staffContract.generateOtp, { body: { email } })
  const codes = { otpCode: await story.codeFor(email), totp: totpCode(secret, totpStep(story.now())) }
  const { body } = await person.call(staffContract.login, { body: { email, ...codes } })
  return Object.assign(person, { token: body.data.access_token })
}

const listOf = async (person: Person, tab: WorkTab): Promise<WorkItem[]> =>
  (await person.call(workItemsContract.list, { query: { tab } })).body.data

/** The kinds in each list that is not empty, as many as its tab counts. An empty home is `{}`. */
export async function homeOf(person: Person): Promise<Partial<Record<WorkTab, WorkKind[]>>> {
  const lists = await Promise.all(WORK_TABS.map(async (tab) => [tab, await listOf(person, tab)] as const))
  const { tabs } = (await person.call(workItemsContract.counts)).body.data
  expect(tabs).toEqual(Object.fromEntries(lists.map(([tab, items]) => [tab, items.length])))
  const kinds = lists.map(([tab, items]) => [tab, items.map(({ kind }) => kind).toSorted()] as const)
  return Object.fromEntries(kinds.filter(([, items]) => items.length > 0))
}

/** The record that the row of this kind opens. */
export async function opened(person: Person, kind: WorkKind): Promise<{ id: string; row: string }> {
  const lists = await Promise.all((['late', 'today', 'later'] as const).map((tab) => listOf(person, tab)))
  const item = lists.flat().find((listed) => listed.kind === kind)
  if (!item) throw new Error(`No ${kind} waits`)
  return { id: item.target ?? item.id, row: item.id }
}

/** A call that a screen makes; it has to succeed. */
export async function done(answer: Promise<StoryAnswer>): Promise<StoryAnswer['body']> {
  const { status, body } = await answer
  expect([status < 300, status, body]).toEqual([true, status, body])
  return body.data
}

export const askedByVisitor = (story: Story) =>
  done(
    story.person().call(siteContract.contact, {
      body: { name: 'Noura', email: 'noura@shop.example', topic: 'hiring', message: 'Do you hire in Oman?' },
    }),
  )

/** Takes the ticket, finds it among one's own, and answers. */
export async function answersTicket(person: Person) {
  const { id } = await opened(person, 'ticket')
  await done(person.call(ticketsContract.take, { params: { id }, body: { expected_owner: null } }))
  expect((await homeOf(person)).mine).toContain('ticket')
  await done(person.call(ticketsContract.answer, { params: { id }, body: { text: 'Yes, you are welcome.' } }))
}

/** A mail that failed for good, and a code that cannot be resent because its text is deleted. */
export const failedMail = (story: Story) =>
  story.db.run(sql`
    insert into messages (id, channel, to_address, lang, subject, text, secret, status, attempts, created_at)
    select gen_random_uuid(), 'email', 'layla@example.com', 'ar', 'A subject', text, text = '', 'failed', 3, ${story.now()}
    from unnest(array['words', '']) as text`)
