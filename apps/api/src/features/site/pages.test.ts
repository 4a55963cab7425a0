import { siteEditingContract as editing } from '@fareeq/domain/site/contract-editing.ts'
import { siteContract as contract } from '@fareeq/domain/site/contract.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { seedDemoWorld } from '../../../seeds/demo-world.ts'
import { seedSite } from '../../../seeds/site/site.ts'
import { type Story, openStory } from '../../testing/story.ts'
import { listPages } from './files/actions-files.ts'
import { sitePages } from './pages.ts'
import { soon } from '../../testing/soon.ts'

let story: Story
let pages: ReturnType<typeof sitePages>
beforeAll(async () => {
  story = await openStory()
  pages = sitePages(story.app.platform)
})
beforeEach(async () => {
  await story.reset()
  await seedSite(story.db, story.now())
})
afterAll(() => story.close())

test('whoever draws a page reads it by its address, and the API answers the same, to the last word', async () => {
  await seedDemoWorld(story.db, story.now())
  const paths = [...(await listPages(story.db)).map(({ path }) => path), '/404']
  expect(paths.length).toBeGreaterThan(25)
  for (const path of paths) {
    const { body } = await story.person({ lang: 'ar' }).call(contract.page, { query: { path } })
    expect(await pages.read(`${path}?lang=en#top`, 'ar'), path).toEqual(body.data)
  }
  const { body } = await story.person({ lang: 'ar' }).call(contract.page, { query: { path: '/home/client' } })
  expect(body.data.talents.length).toBeGreaterThan(5)
  const query = { path: '/knowledge-center', q: 'رمضان', topic: 'remote-work' }
  const search = await story.person({ lang: 'ar' }).call(contract.page, { query })
  expect(search.body.data).toMatchObject({ q: 'رمضان', topic: 'remote-work' })
  const href = `/knowledge-center?q=${encodeURIComponent('رمضان')}&topic=remote-work`
  expect(await pages.read(href, 'ar')).toEqual(search.body.data)
})

test('nonsense behind the question mark is ignored; where there is no page there is none', async () => {
  const all = await pages.read('/knowledge-center', 'en')
  for (const query of [
    `q=${'a'.repeat(5000)}`,
    'topic=UPPER',
    'topic=nothing',
    `topic=${'a'.repeat(500)}`,
    'q=',
    'x=%zz',
    '&&=',
  ])
    expect(await pages.read(`/knowledge-center?${query}`, 'en'), query).toEqual(all)
  for (const href of [
    '/',
    '/nothing',
    '/services/nothing',
    '/knowledge-center/%00',
    '/%zz',
    '//',
    '',
    '?q=1',
    '/login',
  ])
    expect(await pages.read(href, 'ar'), href).toBeNull()
})

test('hears of every edit', async () => {
  const listener = vi.fn()
  pages.onChange(listener)
  const editor = await story.staff(['content'])
  const texts = { ar: { title: 'أ' }, en: { title: 'A' }, facts: {}, position: 1 }
  const body = { ...texts, as: 'published' as const, publish_at: null, in_step: false, version: 0 }
  await editor.call(editing.saveItem, { params: { kind: 'topic', slug: 'new' }, body })
  await soon(() => expect(listener).toHaveBeenCalled())
})
