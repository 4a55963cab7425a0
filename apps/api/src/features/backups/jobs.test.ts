import { cpSync, mkdtempSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DAY, HOUR, after } from '@fareeq/domain/kernel/time/time.ts'
import { expect, inject, test } from 'vitest'
import { backupAge } from '../../platform/backups/age.ts'
import { openDatabase } from '../../platform/db/open.ts'
import { sql } from '../../platform/db/sql.ts'
import { embeddedTemplate } from '../../testing/embedded-template.ts'
import { silent } from '../../testing/silent.ts'
import { freshStory } from '../../testing/story.ts'
import { backUpNightly, watchBackups } from './actions.ts'

const story = await freshStory()
const { engine, scratch } = inject('testDatabases')
const now = new Date('2026-11-18T01:13:00Z')

test.skipIf(engine !== 'embedded')(
  'every night a backup is put in its place, and those that are over are deleted',
  async () => {
    const [dataDir, place] = [mkdtempSync(join(scratch, 'nightly-')), mkdtempSync(join(scratch, 'place-'))]
    cpSync(await embeddedTemplate(), join(dataDir, 'database'), { recursive: true })
    const { db, close } = await openDatabase({ dir: join(dataDir, 'database'), log: silent, durable: false })
    const { platform } = story.work()
    const env = {
      ...platform.env,
      DATA_DIR: dataDir,
      DATABASE_URL: undefined,
      BACKUP_TO: place,
      BACKUP_KEEP: { days: 1, weeks: 0 },
    }
    const nightly = (night: Date, changes: Partial<typeof env> = {}) =>
      backUpNightly({ db, now: night, platform: { ...platform, env: { ...env, ...changes } } })
    expect(await backupAge(db, now)).toBeNull()
    for (const nights of [1, 0]) await nightly(after(now, -nights * DAY))
    expect(readdirSync(place).map((name) => name.slice(0, 17))).toEqual(['fareeq-2026-11-18'])
    expect(await backupAge(db, after(now, HOUR))).toBe(3600)
    const elsewhere = { DATA_DIR: mkdtempSync(join(scratch, 'empty-')) }
    await expect(nightly(after(now, DAY), elsewhere)).rejects.toThrow('There is no database')
    expect(
      await db.one(sql`select problem is not null as failed from backups order by started_at desc limit 1`),
    ).toEqual({
      failed: true,
    })
    expect(readdirSync(dataDir)).toEqual(['database'])
    await close()
  },
  300_000,
)

test('the admins hear once a day, each in their language, that the last backup is too old', async () => {
  await story.staff(['admin'], 'Mona')
  await story.staff(['admin'], 'Sara')
  await story.staff(['finance'], 'Faisal')
  await story.db.run(sql`update staff set mail_lang = case name when 'Sara' then 'en' else 'ar' end`)
  const { platform, db } = story.work()
  const watch = (at: Date) =>
    watchBackups({ db, now: at, platform: { ...platform, env: { ...platform.env, BACKUP_TO: '/backups' } } })
  const subjects = async () =>
    (await story.db.rows<{ subject: string | null }>(sql`select subject from messages order by lang`)).map(
      ({ subject }) => subject,
    )
  await watch(now)
  await story.db.run(sql`
    insert into backups (id, name, started_at, finished_at) values (gen_random_uuid(), 'n', ${now}, ${now})`)
  await watch(after(now, 25 * HOUR))
  expect(await subjects()).toEqual([])
  await watch(after(now, 27 * HOUR))
  await watch(after(now, 28 * HOUR))
  expect(await subjects()).toEqual(['لا توجد نسخة احتياطية حديثة', 'There is no recent backup'])
  await watch(after(now, 52 * HOUR))
  expect(await subjects()).toHaveLength(4)
})
