import { profileContract } from '@fareeq/domain/accounts/contract-profile.ts'
import { accountsContract } from '@fareeq/domain/accounts/contract.ts'
import { LANGS } from '@fareeq/domain/kernel/language/locale.ts'
import { CLOSED_ACCOUNT, nameFor, namesFor, scriptOf } from '@fareeq/domain/kernel/names/names.ts'
import { talentsContract } from '@fareeq/domain/talents/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { freshStory } from '../../testing/story.ts'

const story = await freshStory()

const PEOPLE = [
  ['رنا', 'الخطيب', 'Rana', 'Al-Khatib'],
  ['James', 'Okoro', 'جيمس', 'أوكورو'],
  ['ሃና', 'ተስፋዬ', 'Hana', 'Tesfaye'],
  ['ሃና', 'ተስፋዬ', null, null],
  ['نورة', 'القحطاني', null, null],
  ['نورة', 'القحطاني', 'Noura', null],
  ['نورة', 'القحطاني', 'نوره', 'قحطاني'],
  ['Łukasz', 'Żak', 'ووكاش', 'جاك'],
  ['خالد Khalid', 'O’Brien', 'Khalid', "O'Brien"],
  ['', '', null, null],
] as const

test('the database chooses the spelling of a name as the domain does', async () => {
  const { user } = await story.talent()
  for (const [first_name, last_name, second_first_name, second_last_name] of PEOPLE) {
    await story.db.run(sql`
      update users set first_name = ${first_name}, last_name = ${last_name}, second_first_name = ${second_first_name},
        second_last_name = ${second_last_name} where id = ${user.id}`)
    const person = { first_name, last_name, second_first_name, second_last_name }
    const row = await story.db.one(sql`
      select names_for(users) as names, first_names_for(users) as firsts, script_of(first_name) as script
      from users where id = ${user.id}`)
    expect(row).toEqual({
      names: Object.fromEntries(LANGS.map((lang) => [lang, nameFor(person, lang)])),
      firsts: Object.fromEntries(LANGS.map((lang) => [lang, namesFor(person, lang).first_name])),
      script: scriptOf(first_name),
    })
  }
})

test('who closed their account has no name left, and is called so in the language of the reader', async () => {
  const { user } = await story.talent()
  await story.db.run(sql`update users set status = 'closed', first_name = '', last_name = '' where id = ${user.id}`)
  const row = await story.db.one(sql`
    select names_for(users) as names, name_or_closed(' ', 'ar') as ar, name_or_closed('', 'en') as en from users
    where id = ${user.id}`)
  expect(row).toEqual({ names: CLOSED_ACCOUNT, ...CLOSED_ACCOUNT })
})

test('a talent gives their name in the other script, changes it and takes it away; the given one stays', async () => {
  const layla = await story.talent()
  const save = (body: object) => layla.call(talentsContract.savePersonalInfo, { body })
  const names = { first_name: 'ليلى', last_name: 'حدّاد' }
  const saved = await save({ second_first_name: ' Layla ', second_last_name: 'Haddad' })
  expect(saved.body.data.basicInfo).toMatchObject({
    ...names,
    second_first_name: 'Layla',
    second_last_name: 'Haddad',
  })
  expect((await layla.call(accountsContract.me)).body.data).toMatchObject({ ...names, second_first_name: 'Layla' })
  const cleared = await save({ second_first_name: '' })
  expect(cleared.body.data.basicInfo).toMatchObject({
    ...names,
    second_first_name: null,
    second_last_name: 'Haddad',
  })
})

test.each([
  ['in the script of the given one', { second_first_name: 'ليلا' }, 'other_script'],
  ['in a script that neither language reads', { second_first_name: 'ሌይላ' }, 'other_script'],
  ['with digits', { second_first_name: 'Layla2' }, 'letters_only'],
  ['too long', { second_first_name: 'L'.repeat(61) }, 'max_length'],
])('a second name %s is refused at its field', async (_, body, code) => {
  const layla = await story.talent()
  const answer = await layla.call(talentsContract.savePersonalInfo, { body })
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'second_first_name', code }] } })
  expect((await layla.call(accountsContract.me)).body.data).toMatchObject({ second_first_name: null })
})

test('a client gives theirs with the rest of the account; what is not sent stays', async () => {
  const khalid = await story.client()
  const form = { first_name: 'Khalid', last_name: 'Al-Otaibi', website: 'nakhla.test', role: 'CTO', country: 'SA' }
  const save = (body: object, version: number) =>
    khalid.call(profileContract.saveClient, { body: { ...form, ...body, version } })
  const both = { second_first_name: 'خالد', second_last_name: 'العتيبي' }
  expect((await save(both, 1)).body.data).toMatchObject({ ...both, first_name: 'Khalid' })
  expect((await save({ role: 'CEO' }, 2)).body.data).toMatchObject({ ...both, role: 'CEO' })
  const wrong = await save({ second_first_name: 'Khaled' }, 3)
  expect(wrong).toMatchObject({ status: 422, body: { errors: [{ field: 'second_first_name', code: 'other_script' }] } })
})
