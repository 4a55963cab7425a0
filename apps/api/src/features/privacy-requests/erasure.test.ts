import { CLOSED_ACCOUNT } from '@fareeq/domain/kernel/names/names.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { meetingsContract } from '@fareeq/domain/meetings/contract.ts'
import { organisationsContract } from '@fareeq/domain/organisations/contract.ts'
import { privacyRequestsContract as contract } from '@fareeq/domain/privacy-requests/contract.ts'
import { siteContract } from '@fareeq/domain/site/contract.ts'
import { ticketsContract } from '@fareeq/domain/tickets/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { interview, nominated } from '../../testing/interviews.ts'
import { liveTalent } from '../../testing/market.ts'
import { type Member, freshStory } from '../../testing/story.ts'
import { closeDueAccounts } from './actions-closing.ts'

const story = await freshStory()

/** A name that nobody else in the world has, in both scripts. */
async function rename({ user }: Member) {
  await story.db.run(sql`
    update users set first_name = 'Zumurrud', last_name = 'Alqandil', second_first_name = 'زمرّدة',
      second_last_name = 'القنديل' where id = ${user.id}`)
}

/** Tables in which somebody is named, by their name in either script or by their address. */
async function placesNaming(email: string): Promise<string[]> {
  const tables = await story.db.rows<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  const places: string[] = []
  for (const { name } of tables) {
    const rows = await story.db.rows(sql`
      select 1 from ${sql.id(name)} as one
      where one::text ~ 'Zumurrud|Alqandil|زمرّدة|القنديل' or strpos(one::text, ${email}) > 0`)
    if (rows.length > 0) places.push(name)
  }
  return places
}

const NAMED = sql`(subject ~ 'Zumurrud|زمرّدة' or text ~ 'Zumurrud|زمرّدة')`

/**
 * What was sent before loses its words with the account; what is written on leaving loses them when it is sent. The local
 * outbox of a story keeps the words of what it sends, and its worker may come first: so that is done here for whatever is
 * secret, whoever sent it.
 */
async function close() {
  await story.db.run(sql`update messages set status = 'sent', sent_at = now() where status = 'queued'`)
  const before = (await story.db.rows<{ id: string }>(sql`select id from messages where ${NAMED}`)).map(({ id }) => id)
  expect(before).not.toEqual([])
  expect(await closeDueAccounts(story.work())).toBe(1)
  expect(await story.db.rows(sql`select id from messages where id = any(${before}) and ${NAMED}`)).toEqual([])
}

async function settle() {
  await story.db.run(sql`update messages set status = 'sent', sent_at = now() where status = 'queued'`)
  await story.db.run(sql`update messages set subject = '', text = '', html = null, calendar = null where secret`)
  // Deletes the farewell.
  await closeDueAccounts(story.work())
}

test('a client who leaves is named nowhere: not in mails to a host or a colleague, nor in an answer to them', async () => {
  const hostId = newId(story.now())
  await story.db.run(sql`
    insert into staff (id, email, name, roles, created_at)
    values (${hostId}, 'mona@fareeq.test', 'Mona', ${['account_manager']}, ${story.now()})`)
  await story.db.run(sql`insert into meeting_hosts (staff_id) values (${hostId})`)
  const client = await story.client({ email: 'zumurrud@souq.sa' })
  await rename(client)
  const timezone = 'Asia/Riyadh'
  const { body: slots } = await client.call(meetingsContract.slots, { query: { timezone } })
  const booked = await client.call(meetingsContract.book, { body: { start: slots.data.at(-1).start, timezone } })
  expect(booked).toMatchObject({ status: 200 })
  await client.call(organisationsContract.invite, { body: { email: 'sara@souq.sa', role: 'viewer' } })
  const question = { name: 'Zumurrud Alqandil', email: client.email, message: 'When do we start?' }
  await client.call(siteContract.contact, { body: { ...question, topic: 'other' } })
  const rami = await story.staff(['operations', 'admin'], 'Rami')
  const [ticket] = (await rami.call(ticketsContract.list)).body.data
  const answer = { params: { id: ticket.id }, body: { text: 'Dear Zumurrud Alqandil, on Sunday.' } }
  expect(await rami.call(ticketsContract.answer, answer)).toMatchObject({ status: 200 })
  const others = await story.db.rows<{ to_address: string }>(
    sql`select distinct to_address from messages where text ~ 'Zumurrud|زمرّدة' order by 1`,
  )
  expect(others.map(({ to_address }) => to_address)).toEqual(['mona@fareeq.test', 'sara@souq.sa', client.email])
  expect(await placesNaming(client.email)).toEqual(expect.arrayContaining(['messages', 'ticket_answers', 'users']))

  await client.call(contract.requestClosing)
  story.advance(30 * DAY)
  await close()
  await settle()
  expect(await placesNaming(client.email)).toEqual([])
  const answers = await story.db.rows(sql`select text, staff_id is not null as has_author from ticket_answers`)
  expect(answers).toEqual([{ text: '', has_author: true }])
})

test('a talent who leaves before an interview is named nowhere, also in the mail that calls it off', async () => {
  const [khalid, layla] = [await story.client({ email: 'khalid@souq.sa' }), await liveTalent(story)]
  await rename(layla)
  await interview(story, await nominated(story, khalid, layla), 'scheduled')
  expect((await story.outbox(khalid.email)).filter(({ text }) => text.includes('Zumurrud'))).not.toEqual([])
  await layla.call(contract.requestClosing)
  await story.db.run(sql`
    update account_closings set closes_at = ${story.now()} where user_id = ${layla.user.id}`)
  await close()
  const callingOff = sql`select id from messages where to_address = ${khalid.email} and secret and ${NAMED}`
  expect(await story.db.rows(callingOff)).not.toEqual([])
  await settle()
  expect(await placesNaming(layla.email)).toEqual([])
  const titles = await story.db.rows<{ title_en: string }>(sql`
    select title_en from notices where user_id = ${khalid.user.id}`)
  expect(titles.filter(({ title_en }) => title_en.includes(CLOSED_ACCOUNT.en))).not.toEqual([])
})
