import { loadModule } from 'libpg-query'
import { beforeAll, expect, test } from 'vitest'
import { migrationOf } from '../../apps/api/src/platform/db/migration-files.ts'
import type { Release } from '../release/releases.ts'
import { checkMigrations } from './check-migration.ts'

beforeAll(() => loadModule())

const release = (version: string): Release => ({ version, commit: 'a', date: '2026-11-18', migrations: 96 })
const check = (...texts: string[]) => {
  const migrations = texts.map((text, index) => migrationOf(97 + index, 'staff_more', text))
  return checkMigrations(migrations, [release('2026.11.0')])
}

test.each([
  ['alter table sessions rename column look_id to impersonation_id', 'renames a part of sessions'],
  ['alter table staff_looks rename to staff_impersonations', 'renames a part of staff_looks'],
  ['alter table meetings rename constraint held to reserved', 'renames a part of meetings'],
  ['drop table staff_looks', 'drops a table'],
  ['drop view open_items', 'drops a view'],
  ['drop function name_words(text)', 'drops a function'],
  ['alter table users drop column company', 'drops company'],
  ['alter table users alter column bio type jsonb using bio::jsonb', 'changes the type of bio'],
  ['alter table users alter column company set not null', 'company becomes not null'],
  ['alter table users add column age int not null', 'age is not null without a default'],
  ['alter table users add column age int not null default null', 'age is not null without a default'],
  ['alter table users add column ref uuid not null default gen_random_uuid()', 'a default of its own for each row'],
  ['alter table users add column age int check (age > 0)', 'age has a check'],
  ['alter table users add column staff_id uuid references staff', 'staff_id has a foreign key'],
  ['alter table users add column handle text unique', 'handle is unique'],
  ['alter table users add column n int generated always as (1) stored', 'n is generated'],
  ['alter table users add constraint users_age check (age > 0)', 'users_age is checked against every row'],
  ['alter table users add foreign key (a) references staff', 'checked against every row'],
  ['alter table users add unique (a)', 'builds an index while nobody can write'],
  ['alter table users drop constraint users_email_key', 'drops the constraint users_email_key'],
  ['create index users_age on users (age)', 'builds an index on users'],
  ['create index concurrently users_age on users (age)', 'builds an index on users'],
  ['drop index users_age', 'drops an index while nobody can read'],
  ['update users set age = 3', 'changes all of users at once'],
  ['update users set age = 3 where age is null', 'changes all of users at once'],
  ["update users set age = 3 where kind = 'a' or true", 'changes all of users at once'],
  ['delete from events', 'changes all of events at once'],
  ['truncate events', 'empties a table'],
  ['lock table users', 'locks a whole table'],
  ['do $$ begin execute $q$ drop table users $q$; end $$', 'has a DO block'],
])('what breaks the last release, or stops it, is refused: %s', (statement, fault) => {
  const [first, ...others] = check(statement)
  expect(first).toContain(fault)
  expect(first).toMatch(/^0097_staff_more: .*mark the file: -- contract/)
  expect(others).toEqual([])
})

test.each([
  'create table notes (id uuid primary key, staff_id uuid not null references staff, check (id is not null)); create index notes_of on notes (staff_id)',
  'alter table users add column age int',
  'alter table users add column age int not null default 0, add column seen_at timestamptz not null default now()',
  'alter table users alter column company drop not null',
  "alter table users drop constraint users_state, add constraint users_state check (state in ('a', 'b')) not valid",
  'alter table users add constraint users_staff foreign key (staff_id) references staff not valid',
  "update policies set value = 3 where name = 'price' and version = 1",
  "delete from policies where name in ('a', 'b')",
  'create or replace function f() returns int language sql as $$ select 1 $$',
  "insert into policies (name) values ('a')",
])('what the last release does not notice is let through: %s', (statement) => {
  expect(check(statement)).toEqual([])
})

test('a table that no release has is changed freely, also in a later file', () => {
  expect(check('create table notes (id int)', 'alter table notes add column age int not null')).toEqual([])
  expect(check('create table notes (id int)', 'alter table users add column age int not null')).toHaveLength(1)
})

test('what takes something away names the release that stopped using it, and that release is out', () => {
  const contract = (words: string) => check(`-- contract: ${words}\n\nalter table users drop column company`)
  expect(contract('the column users.company; unused since 2026.11.0')).toEqual([])
  expect(contract('the column users.company; unused since 2026.12.0')).toEqual([
    expect.stringContaining('release 2026.12.0, which stopped using it, is not in releases.json'),
  ])
  expect(contract('nobody needs it')).toEqual([expect.stringContaining('a contract ends with "; unused since"')])
})

test('a contract that is not said at the top of the file is none', () => {
  expect(check(`${'\n'.repeat(6)}-- contract: it; unused since 2026.11.0\ndrop table users`)).toHaveLength(1)
})

test('outside a transaction there is only what may be run again', () => {
  const outside = (statements: string) => check(`-- outside a transaction\n${statements}`)
  expect(
    outside(
      'create index concurrently users_age on users (age);\ndrop index concurrently if exists users_old;\nalter table users validate constraint users_state;',
    ),
  ).toEqual([])
  for (const statement of [
    'create index concurrently on users (age)',
    'create index users_age on users (age)',
    'alter table users add column age int',
    'create table notes (id int)',
  ])
    expect(outside(statement)).toEqual([expect.stringContaining('outside a transaction there are only')])
})
