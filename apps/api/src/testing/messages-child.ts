// Child process that writes messages on a PostgreSQL of others, to be killed: node messages-child.ts <url> <dir> <thread> <talent>.
// Prints `ready`, and then the text of each message that the database has acknowledged.
import { writeSync } from 'node:fs'
import { createApp } from '../app.ts'
import { postMessage } from '../features/conversations/actions.ts'
import { openDatabase } from '../platform/db/open.ts'
import { readEnv } from '../platform/env.ts'
import { createLog } from '../platform/log.ts'

const [url = '', dir = '', id = '', userId = ''] = process.argv.slice(2)
const say = (line: string) => writeSync(1, `${line}\n`)
const log = createLog({ level: 'silent' })
const database = await openDatabase({ url, dir, log })
const env = readEnv({
  NODE_ENV: 'test',
  PORT: '0',
  DATA_DIR: dir,
  DATABASE_URL: url,
  SECRET_KEY: 'a key for stories, long enough to be one',
})
const { platform } = createApp({ env, log, clock: { now: () => new Date() }, database, cron: false })
say('ready')

async function writeOnAndOn(writer: string): Promise<never> {
  for (let n = 1; ; n++) {
    const text = `${writer} ${n}`
    const viewer = { kind: 'talent' as const, userId }
    await postMessage({ db: database.db, platform, lang: 'en', now: new Date(), viewer }, id, { text })
    say(text)
  }
}
await Promise.all(['one', 'two', 'three'].map(writeOnAndOn))
