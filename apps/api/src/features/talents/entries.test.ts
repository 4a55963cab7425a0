import type { Endpoint } from '@fareeq/domain/kernel/endpoint.ts'
import {
  MAX_ENTRIES,
  certificationsContract,
  educationsContract,
  experiencesContract,
  projectsContract,
} from '@fareeq/domain/talents/contract-entries.ts'
import { talentsContract } from '@fareeq/domain/talents/contract.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { type Member, type Person, snapshotStory, refusalBody } from '../../testing/story.ts'

let layla: Member
const story = await snapshotStory(async (story) => {
  layla = await story.talent()
})

type Name = 'projects' | 'experiences' | 'educations' | 'certifications'
type Lists = { create: Endpoint; read: Endpoint; change: Endpoint; remove: Endpoint }
const CONTRACTS: Record<Name, Lists> = {
  projects: projectsContract,
  experiences: experiencesContract,
  educations: educationsContract,
  certifications: certificationsContract,
}
const FORMS: Record<Name, Record<string, unknown>> = {
  projects: { name: 'سوق (v2)', type: 'e-commerce', link: 'souq.example.com' },
  experiences: {
    title: 'مطوّرة',
    company: 'سوق',
    current: false,
    start: '2022-03',
    end: '2024-01',
    responsibility: 'a\nb',
  },
  educations: { school: 'الجامعة الأردنية', degree: 'بكالوريوس', field: 'علوم الحاسوب', undergraduate: false },
  certifications: {
    name: 'AWS',
    organisation: 'Amazon',
    no_expiry: false,
    issued: '2024-03',
    expires: '2027-03',
    credential_id: 'AB-1',
    credential_url: 'https://credly.com/x',
  },
}
const SAVED: Record<Name, object> = {
  ...FORMS,
  projects: { ...FORMS.projects, link: 'https://souq.example.com' },
  experiences: { ...FORMS.experiences, second_title: null, second_company: null, second_responsibility: null },
  educations: {
    ...FORMS.educations,
    start: null,
    end: null,
    second_school: null,
    second_degree: null,
    second_field: null,
  },
}
const missing = refusalBody('not_found', 'Not found.')

const add = (name: Name, overrides: object = {}, headers = {}, person: Person = layla) =>
  person.call(CONTRACTS[name].create, { body: { ...FORMS[name], ...overrides } }, headers)
const on = (name: Name, what: 'read' | 'change' | 'remove', id: string, input: object = {}, person: Person = layla) =>
  person.call(CONTRACTS[name][what], { params: { id }, ...input })
const listed = async (name: Name): Promise<Profile[Name]> => (await layla.call(talentsContract.profile)).body.data[name]

describe.each<[Name, string]>([
  ['projects', '[A-044] [A-045] [E-032]'],
  ['experiences', '[A-046] [A-047] [E-033]'],
  ['certifications', '[A-048] [A-049] [E-035]'],
  ['educations', '[A-050] [A-051] [E-034]'],
])('the list of %s', (name, ids) => {
  test(`an entry is made, read, changed and taken out ${ids}`, async () => {
    const response = await add(name)
    const { id } = response.body.data
    expect([response.status, response.body.data]).toEqual([201, { id, version: 1, ...SAVED[name] }])
    expect((await on(name, 'read', id)).body).toEqual(response.body)
    expect(await listed(name)).toEqual([response.body.data])
    const body = {
      ...FORMS[name],
      [name === 'experiences' ? 'title' : name === 'educations' ? 'school' : 'name']: 'Other',
    }
    const changed = await on(name, 'change', id, { query: { version: 1 }, body })
    expect([changed.status, changed.body.data]).toMatchObject([200, { id, version: 2 }])
    expect(Object.values(changed.body.data)).toContain('Other')
    const removed = await on(name, 'remove', id)
    expect([removed.status, removed.body]).toEqual([200, { message: 'Removed.' }])
    for (const what of ['read', 'remove'] as const) expect((await on(name, what, id)).body).toEqual(missing)
    expect(await listed(name)).toEqual([])
  })

  test('a stranger’s entry and one there never was are the same: not found', async () => {
    const { id } = (await add(name)).body.data
    const omar = await story.talent()
    for (const [one, person] of [
      [id, omar],
      [newId(story.now()), layla],
      ['mine', layla],
    ] as const)
      for (const what of ['read', 'change', 'remove'] as const) {
        const { status, body } = await on(name, what, one, what === 'change' ? { body: FORMS[name] } : {}, person)
        expect([status, body]).toEqual([404, missing])
      }
    expect(await listed(name)).toHaveLength(1)
    for (const person of [await story.client(), await story.staff()])
      expect((await add(name, {}, {}, person)).status).toBe(403)
  })

  test('of ten changes of one version exactly one wins', async () => {
    const { id } = (await add(name)).body.data
    const change = (version: number) => on(name, 'change', id, { query: { version }, body: FORMS[name] })
    const answers = await Promise.all(Array.from({ length: 10 }, () => change(1)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(9).fill(412)])
    expect((await change(1)).body.code).toBe('changed_elsewhere')
    expect((await on(name, 'change', id, { body: FORMS[name] })).body.data.version).toBe(3)
    expect((await on(name, 'change', id, { query: { version: 'x' }, body: FORMS[name] })).status).toBe(422)
  })

  test('two clicks with one key make one entry', async () => {
    const key = { 'idempotency-key': 'one click' }
    const [one, two] = await Promise.all([add(name, {}, key), add(name, {}, key)])
    expect([one.status, two.status, one.body]).toEqual([201, 201, two.body])
    expect(await listed(name)).toHaveLength(1)
  })

  test(`it holds ${MAX_ENTRIES} at most, however many windows add to it`, async () => {
    await add(name)
    const table = sql.id(`talent_${name}`)
    const { columns } = await story.db.one<{ columns: string[] }>(sql`
      select array_agg(column_name::text) as columns from information_schema.columns
      where table_name = ${`talent_${name}`} and column_name <> 'id'`)
    const same = sql.join(
      columns.map((column) => sql.id(column)),
      ', ',
    )
    await story.db.run(sql`
      insert into ${table} (id, ${same})
      select gen_random_uuid(), ${same} from ${table}, generate_series(1, ${MAX_ENTRIES - 3})`)
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(name)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 422, 422, 422])
    const { body } = await add(name)
    expect(body).toEqual(refusalBody('too_many_entries', `This section is full. It can have at most ${MAX_ENTRIES}.`))
    expect(await listed(name)).toHaveLength(MAX_ENTRIES)
  })
})

describe('dates', () => {
  test.each<[Name, object, string]>([
    ['experiences', { start: '2026-12', end: '2026-12' }, 'start'],
    ['experiences', { end: '2026-12' }, 'end'],
    ['educations', { start: '2026-12' }, 'start'],
    ['certifications', { issued: '2026-12' }, 'issued'],
  ])('%s %o is in the future', async (name, overrides, field) => {
    const { status, body } = await add(name, overrides)
    expect([status, body.errors]).toMatchObject([
      422,
      expect.arrayContaining([expect.objectContaining({ field, code: 'future_date' })]),
    ])
  })

  test('this month is not; a degree may be hoped for, a certificate may last', async () => {
    expect((await add('experiences', { start: '2026-11', end: '2026-11' })).status).toBe(201)
    expect((await add('educations', { start: '2026-11', end: '2030-06', undergraduate: true })).status).toBe(201)
    expect((await add('certifications', { issued: '2026-11', expires: '2036-11' })).status).toBe(201)
  })

  test('what a flag rules out is dropped', async () => {
    const job = await add('experiences', { current: true, end: '2099-01' })
    expect(job.body.data).toMatchObject({ current: true, end: null })
    const certificate = await add('certifications', { no_expiry: true, expires: '2001-01' })
    expect(certificate.body.data).toMatchObject({ no_expiry: true, expires: null })
  })

  test('a job that ended before it began, and one without an end, are refused', async () => {
    expect((await add('experiences', { end: '2022-02' })).body.errors).toMatchObject([
      { field: 'end', code: 'start_before_end' },
    ])
    expect((await add('experiences', { end: null })).body.errors).toMatchObject([{ field: 'end', code: 'required' }])
  })
})

test('a project is of a type that there is', async () => {
  expect((await add('projects', { type: 'spaceship' })).body).toEqual(
    refusalBody('choice', 'Choose one of the options', { field: 'type' }),
  )
})

describe('the newest comes first', () => {
  test('a job one still has, then the one that ended last', async () => {
    const jobs = [
      { company: 'first', start: '2015-01', end: '2017-01' },
      { company: 'now', start: '2020-01', current: true },
      { company: 'side', start: '2018-01', current: true },
      { company: 'last', start: '2016-01', end: '2020-01' },
    ]
    for (const job of jobs) await add('experiences', job)
    expect((await listed('experiences')).map((job) => 'company' in job && job.company)).toEqual([
      'now',
      'side',
      'last',
      'first',
    ])
  })

  test('certificates by the month they were given', async () => {
    for (const issued of ['2020-05', '2024-01', '2022-11']) await add('certifications', { issued })
    expect((await listed('certifications')).map((one) => 'issued' in one && one.issued)).toEqual([
      '2024-01',
      '2022-11',
      '2020-05',
    ])
  })
})

test('every change of a list is told to the person’s other windows; what was refused is not', async () => {
  const eventCount = async () =>
    (await story.db.rows(sql`select 1 from events where user_id = ${layla.user.id}`)).length
  const { id } = (await add('projects')).body.data
  await on('projects', 'change', id, { body: FORMS.projects })
  await on('projects', 'change', id, { query: { version: 1 }, body: FORMS.projects })
  await on('projects', 'remove', id)
  await on('projects', 'remove', id)
  expect(await eventCount()).toBe(3)
})
