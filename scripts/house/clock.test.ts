import { expect, test } from 'vitest'
import { checkClock } from './clock.ts'

const API = 'apps/api/src'
const findings = (file: string, text: string) => checkClock(new Map([[file, text]]))

test.each([
  [`${API}/features/a/actions.ts`, 'const at = Date.now()'],
  [`${API}/features/a/actions.ts`, 'const at = new Date()'],
  [`${API}/platform/a.ts`, 'const one = sql`select 1 from users where at < now()`'],
  [`${API}/platform/a.ts`, 'const one = sql`select clock_timestamp()`'],
  [`${API}/platform/a.ts`, 'const one = sql`select * from users where day = CURRENT_DATE`'],
  ['apps/api/migrations/0200_a.sql', 'create table a (at timestamptz not null default now());'],
])('%s may not say %s', (file, text) =>
  expect(findings(file, text)).toEqual([expect.objectContaining({ file, line: 1, law: 'clock' })]),
)

test.each([
  [`${API}/features/a/actions.ts`, 'const at = platform.clock.now()'],
  [`${API}/features/a/actions.ts`, "const at = new Date('2026-11-15T09:00:00Z')"],
  [`${API}/features/a/actions.ts`, 'const began = performance.now()'],
  [`${API}/platform/a.ts`, 'const one = sql`select clock_now(), ${now()}`'],
  [`${API}/features/a/routes.test.ts`, 'const at = new Date()'],
  [`${API}/testing/a.ts`, 'const at = new Date()'],
  [`${API}/platform/clock.ts`, 'const at = new Date()'],
  ['apps/api/migrations/0002_platform.sql', 'create table a (at timestamptz not null default now());'],
  ['apps/api/migrations/0200_a.sql', '-- unlike now()\ncreate table a (at timestamptz not null default clock_now());'],
])('%s may say %s', (file, text) => expect(findings(file, text)).toEqual([]))
