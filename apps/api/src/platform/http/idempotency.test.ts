import { signUpContract } from '@fareeq/domain/accounts/contract-sign-up.ts'
import { accountsContract as contract } from '@fareeq/domain/accounts/contract.ts'
import { talentsContract } from '@fareeq/domain/talents/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../db/sql.ts'
import { talentForm } from '../../testing/forms.ts'
import { type Person, expectRefusal, freshStory, openStory } from '../../testing/story.ts'

const story = await freshStory()

const KEY = { 'idempotency-key': 'one click', 'x-session-id': '6f1b9c1e-5a53-4d0a-9f37-6d1c39bb9c11' }
const rows = async (table: string) => (await story.db.rows(sql`select 1 from ${sql.id(table)}`)).length
const signUp = (person: Person, body: ReturnType<typeof talentForm>, headers: Record<string, string> = KEY) =>
  person.call(signUpContract.register, { body }, headers)

test('twenty clicks with one key make one account, one mail and the same answer (S10)', async () => {
  const form = talentForm()
  const answers = await Promise.all(Array.from({ length: 20 }, () => signUp(story.person(), form)))
  for (const { status, body } of answers) expect([status, body]).toEqual([201, { data: { email: form.email } }])
  expect([await rows('users'), await rows('messages'), await rows('consents')]).toEqual([1, 1, 3])
})

test('twenty saves with one key are one save, and one that came later is not refused for it (S10)', async () => {
  const talent = await story.talent()
  const save = (version?: number) =>
    talent.call(talentsContract.saveBio, { body: { bio: { en: 'Once.' }, ...(version && { version }) } }, KEY)
  const answers = await Promise.all(Array.from({ length: 20 }, () => save()))
  for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]!.body])
  expect(answers[0]!.body.data).toMatchObject({ version: 2, bio: { en: 'Once.' } })
  const events = sql`select 1 from events where user_id = ${talent.user.id} and name = 'profile.changed'`
  expect(await story.db.rows(events)).toHaveLength(1)

  const otherKey = { ...KEY, 'idempotency-key': 'another click' }
  const again = () => talent.call(talentsContract.saveBio, { body: { bio: { en: 'Twice.' }, version: 2 } }, otherKey)
  const first = await again()
  expect(first).toMatchObject({ status: 200, body: { data: { version: 3 } } })
  expect(await again()).toMatchObject({ status: 200, body: first.body })
  expect(await save(2)).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } })
})

test('a click that meets another in the database is tried again, and is still one account and one mail', async () => {
  await story.db.run(sql`create sequence meetings_of_locks`)
  await story.db.run(sql`
    create function meet() returns trigger language plpgsql as $$ begin
      if nextval('meetings_of_locks') <= 2 then raise exception using errcode = '40P01', message = 'deadlock'; end if;
      return new;
    end $$`)
  await story.db.run(sql`create trigger meet before insert on idempotency_keys for each row execute function meet()`)
  try {
    const form = talentForm()
    expect(await signUp(story.person(), form)).toMatchObject({ status: 201, body: { data: { email: form.email } } })
    expect([await rows('users'), await rows('messages'), await rows('idempotency_keys')]).toEqual([1, 1, 1])
  } finally {
    await story.db.run(sql`drop trigger meet on idempotency_keys`)
    await story.db.run(sql`drop function meet`)
    await story.db.run(sql`drop sequence meetings_of_locks`)
  }
})

test('the same key gives the same answer again later, and after a restart (S10)', async () => {
  const form = talentForm()
  const first = await signUp(story.person(), form)
  story.advance(60 * 60 * 1000)
  expect(await signUp(story.person(), form)).toMatchObject({ status: 201, body: first.body })
  const restarted = await openStory()
  try {
    expect(await signUp(restarted.person(), form)).toMatchObject({ status: 201, body: first.body })
    expect(await signUp(restarted.person(), form, {})).toMatchObject({
      status: 422,
      body: { code: 'email_registered' },
    })
  } finally {
    await restarted.close()
  }
  expect([await rows('users'), await rows('messages')]).toEqual([1, 1])
})

test('one key with another body is refused, in both languages, and changes nothing (S10)', async () => {
  const form = talentForm()
  await signUp(story.person(), form)
  const sentences = {
    en: 'This request was already sent with other content.',
    ar: 'أُرسل هذا الطلب من قبل بمحتوى مختلف.',
  }
  const again = (person: Person) => signUp(person, { ...form, first_name: 'سلمى' })
  await expectRefusal(story, again, [422, 'idempotency_mismatch', sentences])
  expect(await story.db.rows(sql`select first_name from users`)).toEqual([{ first_name: 'ليلى' }])
})

test('one key in two hands is two keys (S10)', async () => {
  const [mine, theirs] = [talentForm(), talentForm()]
  expect(await signUp(story.person(), mine)).toMatchObject({ status: 201, body: { data: { email: mine.email } } })
  const other = { ...KEY, 'x-session-id': 'another browser' }
  expect(await signUp(story.person(), theirs, other)).toMatchObject({
    status: 201,
    body: { data: { email: theirs.email } },
  })

  const [talent, client] = [await story.talent(), await story.client()]
  const zone = (person: Person, timezone: string) => person.call(contract.setTimezone, { body: { timezone } }, KEY)
  expect((await zone(talent, 'Asia/Amman')).body.data).toMatchObject({ id: talent.user.id, timezone: 'Asia/Amman' })
  expect((await zone(client, 'Asia/Riyadh')).body.data).toMatchObject({ id: client.user.id, timezone: 'Asia/Riyadh' })
  expect((await zone(talent, 'Asia/Amman')).body.data).toMatchObject({ id: talent.user.id })
})

test('a refusal spends no key: whoever corrects the mistake may use it again', async () => {
  const member = await story.talent()
  const form = talentForm({ email: member.email })
  expect(await signUp(story.person(), form)).toMatchObject({ status: 422, body: { code: 'email_registered' } })
  const { email } = talentForm()
  expect(await signUp(story.person(), { ...form, email })).toMatchObject({ status: 201, body: { data: { email } } })
})
