import { HOUR, after } from '@fareeq/domain/kernel/time/time.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'

/** Two that did not arrive: a mailbox that is gone, and the number of a talent that no provider would take. */
const LOST = [
  {
    channel: 'email',
    to: 'hr@closed-shop.fareeq.test',
    lang: 'en',
    subject: 'We have your message',
    text: 'Thank you for writing to us.',
    hoursAgo: 30,
    error: '550 5.1.1 The mailbox does not exist',
    attempts: 8,
  },
  {
    channel: 'sms',
    to: '+201590000001',
    lang: 'en',
    subject: null,
    text: 'Fareeq: A reminder of your interview tomorrow.',
    hoursAgo: 12,
    error: 'Invalid destination number',
    attempts: 3,
  },
] as const

export async function seedMessages(db: Db, now: Date) {
  for (const { channel, to, lang, subject, text, hoursAgo, error, attempts } of LOST) {
    if (await db.row(sql`select 1 from messages where to_address = ${to}`)) continue
    const at = after(now, -hoursAgo * HOUR)
    await db.run(sql`
      insert into messages (id, channel, to_address, lang, subject, text, status, attempts, last_error, created_at)
      values (${newId(at)}, ${channel}, ${to}, ${lang}, ${subject}, ${text}, 'failed', ${attempts}, ${error}, ${at})`)
  }
}
