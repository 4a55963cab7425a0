import { talentsContract as contract } from '@fareeq/domain/talents/contract.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Member, freshStory, refusalBody } from '../../testing/story.ts'

let layla: Member
const story = await freshStory(async (story) => {
  layla = await story.talent()
})

const read = async (): Promise<Profile> => (await layla.call(contract.profile)).body.data
const elsewhere = refusalBody(
  'changed_elsewhere',
  'This was changed in another window. Reload to see it, then save again.',
)

const saves: [keyof typeof contract, object][] = [
  ['savePersonalInfo', { role: 'cto' }],
  ['saveLanguages', { languages: [] }],
  ['saveSkills', { skills: ['react'] }],
  ['saveAvailability', { availability: { full_time: true, part_time: false, timing: 2 } }],
  ['saveSalaries', { salaries: { full_time: 900 } }],
  ['saveBio', { bio: { en: 'x' } }],
]

test.each(saves)(
  '%s of an older version is refused and changes nothing; without a version it is not asked',
  async (call, body) => {
    const save = (version?: number) => layla.call(contract[call], { body: { ...body, version } })
    expect((await save(1)).body.data.version).toBe(2)
    const before = await read()
    for (const version of [1, 3, 1.5, -1, 1e300]) {
      const late = await save(version)
      expect([late.status, late.body]).toEqual([412, elsewhere])
    }
    expect(await read()).toEqual(before)
    expect((await save()).body.data.version).toBe(3)
  },
)

test('of ten saves at one moment with one version exactly one wins, the first of a profile, too', async () => {
  for (const version of [1, 2]) {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        layla.call(contract.saveBio, { body: { bio: { en: `window ${n}` }, version } }),
      ),
    )
    const [won, ...more] = answers.filter(({ status }) => status === 200)
    expect([more, answers.filter(({ status }) => status === 412).length]).toEqual([[], 9])
    expect(await read()).toEqual(won!.body.data)
  }
})

test('two clicks with one key are one save', async () => {
  const save = () =>
    layla.call(contract.saveBio, { body: { bio: { en: 'x' }, version: 1 } }, { 'idempotency-key': 'k' })
  const answers = await Promise.all([save(), save()])
  expect(answers.map(({ status, body }) => [status, body.data.version])).toEqual([
    [200, 2],
    [200, 2],
  ])
})

test('the other window hears that there is something newer; a refused save says nothing', async () => {
  const events = () =>
    story.db.rows(sql`select name from events where user_id = ${layla.user.id} and name = 'profile.changed'`)
  await layla.call(contract.saveBio, { body: { bio: { en: 'x' } } })
  expect(await events()).toHaveLength(1)
  await layla.call(contract.saveBio, { body: { bio: { en: 'y' }, version: 1 } })
  expect(await events()).toHaveLength(1)
  await layla.call(contract.saveStep, { body: { step: 2 } })
  expect(await events()).toHaveLength(2)
})
