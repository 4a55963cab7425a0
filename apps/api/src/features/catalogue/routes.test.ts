import { catalogueContract as contract } from '@fareeq/domain/catalogue/contract.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Story, expectRefusal, openStory } from '../../testing/story.ts'

let story: Story
beforeAll(async () => void (story = await openStory()))
afterAll(() => story.close())

type CatalogueEntry = { id: string; name: string }
const idsOf = ({ data }: { data: CatalogueEntry[] }) => data.map(({ id }) => id)
const nameOf = ({ data }: { data: CatalogueEntry[] }, id: string) => data.find((entry) => entry.id === id)?.name
const find = async (list: 'skills' | 'countries' | 'languages', q: string) =>
  idsOf((await story.person({ lang: 'ar' }).call(contract[list], { query: { q } })).body)

describe('anybody reads the lists', () => {
  test.each<[string, number, string, string, string]>([
    ['projectTypes', 30, 'mobile-app', 'تطبيق جوال', 'Mobile app'],
    ['countries', 249, 'SA', 'السعودية', 'Saudi Arabia'],
    ['nationalities', 249, 'SA', 'سعودية', 'Saudi'],
    ['languages', 81, 'ar', 'العربية', 'Arabic'],
    ['timezones', 400, 'Asia/Riyadh', 'الرياض', 'Riyadh'],
    ['industries', 30, 'fintech', 'التقنية المالية', 'Fintech'],
    ['roles', 40, 'frontend_developer', 'تطوير الواجهات الأمامية', 'Frontend developer'],
    ['skills', 350, 'machine-learning', 'تعلّم الآلة', 'Machine learning'],
  ])('%s, in their language or the one asked for [A-056] [A-057] [A-058]', async (list, minCount, id, ar, en) => {
    const read = (path = '') => story.person({ lang: 'ar' }).send('GET', `/api/staticContent/${list}${path}`)
    const arabic = await read()
    expect(arabic).toMatchObject({ status: 200 })
    expect(arabic.body.data.length).toBeGreaterThanOrEqual(minCount)
    expect(nameOf(arabic.body, id)).toBe(ar)
    const english = await read('?lang=en')
    expect([nameOf(english.body, id), english.headers.get('content-language')]).toEqual([en, 'en'])
    expect(await read('?lang=fr')).toMatchObject({ status: 422 })
  })

  test('a skill says its category, a role its field and family, a zone its clock', async () => {
    const visitor = story.person({ lang: 'en' })
    const only = async (list: 'skills' | 'roles' | 'timeZones', q: string) =>
      (await visitor.call(contract[list], { query: { q } })).body.data[0]
    expect(await only('skills', 'React')).toEqual({
      id: 'react',
      name: 'React',
      aliases: ['reactjs', 'react.js', 'رياكت'],
      category: 'frontend',
      category_name: 'Front end',
      icon: '/api/icons/skills/react.svg',
    })
    expect(await only('roles', 'CTO')).toMatchObject({ id: 'cto', field_name: 'Management', family: 'management' })
    const cairo = { id: 'Africa/Cairo', area_name: 'Africa', offset: '+02:00', offset_minutes: 120 }
    expect(await only('timeZones', 'القاهرة')).toMatchObject(cairo)
  })
})

describe('the skills of a role', () => {
  test('come with what it is asked for most first, in the language asked for [A-059]', async () => {
    const read = async (lang: 'ar' | 'en') =>
      (await story.person({ lang }).call(contract.roleSkills, { params: { id: 'data_scientist' } })).body
    const english = await read('en')
    expect(idsOf(english).slice(0, 3)).toEqual(['python', 'r', 'sql'])
    expect(nameOf(english, 'machine-learning')).toBe('Machine learning')
    expect(nameOf(await read('ar'), 'machine-learning')).toBe('تعلّم الآلة')
    const all = await story.person().call(contract.skills)
    expect(idsOf(all.body)).toEqual(expect.arrayContaining(idsOf(english)))
  })

  test.each(['wizard', '42', 'constructor', '..%2f..', 'FRONTEND_DEVELOPER', '%D9%85'])(
    'of %j are not found',
    async (id) => {
      await expectRefusal(story, (person) => person.send('GET', `/api/staticContent/roles/${id}/skills`), [
        404,
        'not_found',
        { ar: 'غير موجود.', en: 'Not found.' },
      ])
    },
  )
})

test('a search finds what people type, special characters and all', async () => {
  expect((await find('skills', 'C#'))[0]).toBe('c-sharp')
  expect((await find('skills', 'C++'))[0]).toBe('c-plus-plus')
  expect((await find('skills', '.NET'))[0]).toBe('dotnet')
  expect((await find('skills', 'ريأكت'))[0]).toBe('react')
  expect((await find('countries', 'ksa'))[0]).toBe('SA')
  expect((await find('languages', 'انجليزي'))[0]).toBe('en')
  for (const noise of ['%', "'; drop table users", '👩🏽‍💻', '..']) expect(await find('skills', noise)).toEqual([])
  expect((await find('skills', '  ')).length).toBeGreaterThan(350)
})

test('a question nobody would type is refused', async () => {
  for (const q of ['a'.repeat(81), 'س'.repeat(81), 'a'.repeat(10_000)])
    expect(await story.person().call(contract.skills, { query: { q } })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'q', code: 'max_length' }] },
    })
  expect(await story.person().send('GET', '/api/staticContent/skills?q=a&q=b')).toMatchObject({ status: 422 })
})

test('a list is kept for an hour, each language by itself, and not sent twice to whoever has it', async () => {
  const read = (lang: 'ar' | 'en', headers = {}) => story.person({ lang }).call(contract.skills, {}, headers)
  const first = await read('ar')
  const etag = first.headers.get('etag')!
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  expect(first.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(first.headers.get('vary')).toBe('Accept-Language, Origin')
  expect(await read('ar', { 'if-none-match': etag })).toMatchObject({ status: 304, body: '' })
  expect(await read('en', { 'if-none-match': etag })).toMatchObject({ status: 200 })
  const searched = await story.person({ lang: 'ar' }).call(contract.skills, { query: { q: 'go' } })
  expect(searched.headers.get('etag')).not.toBe(etag)
  const refused = await story.person().send('GET', '/api/staticContent/roles/wizard/skills')
  expect([refused.headers.get('etag'), refused.headers.get('cache-control')]).not.toContain('public, max-age=3600')
})
