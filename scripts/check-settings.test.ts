import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PRODUCTION_SETTINGS } from '../apps/api/src/testing/settings.ts'

const tryWith = (settings: Record<string, string>) => {
  const env = { PATH: process.env.PATH, ...settings }
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'check-settings.ts')], {
    env,
    encoding: 'utf8',
  })
  return { status, lines: stderr.trim().split('\n') }
}

test('a clone that is started in production says at once what it lacks, and that there are releases', () => {
  const { status, lines } = tryWith({ NODE_ENV: 'production' })
  expect(status).toBe(1)
  expect(lines).toEqual([
    expect.stringMatching(/^Fareeq cannot start with these settings; .*`npm run build`.*deploying\.md/),
    expect.stringMatching(/^SECRET_KEY: production needs one/),
    expect.stringMatching(/^PUBLIC_URL: production needs/),
    expect.stringMatching(/^production has no database, mail, sms, storage, seller: set DATABASE_URL, SMTP_URL/),
  ])
})

test('with its settings it goes on, and a runner needs no more than the database', () => {
  expect(tryWith(PRODUCTION_SETTINGS)).toEqual({ status: 0, lines: [''] })
  const runner = { NODE_ENV: 'production', ROLES: 'runner', DATABASE_URL: 'postgres://fareeq@db/fareeq' }
  expect(tryWith(runner)).toEqual({ status: 0, lines: [''] })
})
