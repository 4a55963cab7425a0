// Child process on an embedded database, to be killed: node database-child.ts <open|write> <dir>. Prints `open` once it is,
// and then the number of every pair of rows that the database has acknowledged.
import { writeSync } from 'node:fs'
import { openDatabase } from '../platform/db/open.ts'
import { sql } from '../platform/db/sql.ts'

const [task, dir] = process.argv.slice(2) as ['open' | 'write', string]
const say = (line: string) => writeSync(1, `${line}\n`)
const log = { info() {}, warn() {}, error: (fields: object, message: string) => console.error(message, fields) }

const { db, close } = await openDatabase({ dir, log })
say('open')
if (task === 'open') {
  await close()
  process.exit(0)
}

await db.run(sql`create table if not exists firsts (id bigserial primary key, body text not null)`)
await db.run(sql`create table if not exists seconds (id bigint primary key, body text not null)`)
say('ready')

// Two rows per transaction: one without the other would prove a torn commit.
async function writePairs(): Promise<never> {
  for (;;) {
    const body = 'x'.repeat(Math.floor(Math.random() * 3_000))
    const id = await db.transaction(async (db) => {
      const { id } = await db.one<{ id: number }>(sql`insert into firsts (body) values (${body}) returning id`)
      await db.run(sql`insert into seconds (id, body) values (${id}, ${body})`)
      return id
    })
    say(String(id))
  }
}
async function checkpoints(): Promise<never> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 40))
    await db.run(sql`checkpoint`)
  }
}
await Promise.all([writePairs(), writePairs(), writePairs(), checkpoints()])
