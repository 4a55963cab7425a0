// Child process that moves interviews on an embedded database, to be killed: node moves-child.ts <dir>. Prints `ready`, and
// then the id of an interview for every move that the database has acknowledged.
import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { writeSync } from 'node:fs'
import { DAY, HOUR, MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { expiresAt } from '@fareeq/domain/nominations/rules.ts'
import { createApp } from '../app.ts'
import { cancel, offerSlots, startInterview } from '../features/interviews/actions-client.ts'
import { confirm, select } from '../features/interviews/actions-talent.ts'
import { insertNomination } from '../features/nominations/queries-saving.ts'
import { openDatabase } from '../platform/db/open.ts'
import { sql } from '../platform/db/sql.ts'
import { readEnv } from '../platform/env.ts'
import { newId } from '../platform/ids.ts'
import { createLog } from '../platform/log.ts'

const [dir = ''] = process.argv.slice(2)
const say = (line: string) => writeSync(1, `${line}\n`)
const log = createLog({ level: 'silent' })
const database = await openDatabase({ dir, log })
const { db } = database
const env = readEnv({
  NODE_ENV: 'test',
  PORT: '0',
  DATA_DIR: dir,
  SECRET_KEY: 'a key for stories, long enough to be one',
})
const { platform } = createApp({ env, log, clock: { now: () => new Date() }, database })
await platform.jobs.start()
say('ready')

const timezone = 'Asia/Riyadh'
const sessionId = newId(new Date())

async function person(type: 1 | 2, now: Date): Promise<string> {
  const id = newId(now)
  await db.run(sql`
    insert into users (id, type, email, first_name, last_name, signup_source, lang, created_at, updated_at)
    values (${id}, ${type}, ${`${id}@moves.test`}, 'A', 'B', 'test', 'en', ${now}, ${now})`)
  return id
}

/** Two new people, from request to interview. */
async function meet() {
  const now = new Date()
  const [talent, client, project_id, nomination_id] = [
    await person(1, now),
    await person(2, now),
    newId(now),
    newId(now),
  ]
  await db.run(sql`insert into talent_profiles (user_id, updated_at) values (${talent}, ${now})`)
  await db.run(sql`
    insert into client_projects (id, client_id, product_name, step, created_at, updated_at)
    values (${project_id}, ${client}, 'Souq', 6, ${now}, ${now})`)
  const row = { id: nomination_id, project_id, talent_id: talent, reasons: ['Fits'], nominated_by: null }
  await insertNomination(db, { ...row, expires_at: expiresAt(now, UNCHANGED), now })
  const call = { db, platform, lang: 'en' as const, now }
  const company = { ...call, viewer: { kind: 'client' as const, role: 'owner' as const, userId: client, sessionId } }
  const hand = { ...call, viewer: { kind: 'talent' as const, userId: talent, sessionId } }
  const slots = [2, 5].map((days) => {
    const start = after(new Date(Math.ceil(now.getTime() / HOUR) * HOUR), days * DAY)
    return { start: start.toISOString(), end: after(start, 45 * MINUTE).toISOString() }
  })
  const { id } = (await startInterview(company, { nomination_id, note: undefined })).data
  say(id)
  const availability = { full_time: true, part_time: false, timing: 2 }
  await confirm(hand, id, { availability, salaries: { full_time: 2000 } })
  say(id)
  const offered = await offerSlots(company, id, { slots, timezone })
  say(id)
  await select(hand, id, { slot_id: offered.data.slots[0]?.id })
  say(id)
  await cancel(company, id, { reason: 'Enough' })
  say(id)
}
const meetOnAndOn = async (): Promise<never> => {
  for (;;) await meet()
}
await Promise.all([meetOnAndOn(), meetOnAndOn()])
