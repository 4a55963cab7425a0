import { readFile } from 'node:fs/promises'
import { iconsContract as contract } from '@fareeq/domain/catalogue/contract.ts'
import { SKILL_ICONS } from '@fareeq/domain/catalogue/entries-skills-icons.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Story, expectRefusal, openStory } from '../../testing/story.ts'

let story: Story
beforeAll(async () => void (story = await openStory()))
afterAll(() => story.close())

const icon = (file: string, headers = {}) => story.person().call(contract.skill, { params: { file } }, headers)

test('every picture of the catalogue is there, and may be used in a product', async () => {
  type Icon = { slug: string; license?: { type: string } }
  const list = await readFile(new URL(import.meta.resolve('simple-icons/icons.json')), 'utf8')
  const all = new Map((JSON.parse(list) as Icon[]).map((one) => [one.slug, one]))
  const names = [...new Set(SKILL_ICONS.values())]
  expect(names.filter((name) => !all.has(name))).toEqual([])
  expect(names.filter((name) => /-N[CD]|GPL/.test(all.get(name)?.license?.type ?? ''))).toEqual([])
})

test('a picture is an SVG of one colour, kept for long, and not sent twice to whoever has it', async () => {
  const first = await icon('react.svg')
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(first.headers.get('cache-control')).toBe('public, max-age=2592000, immutable')
  expect(first.body).toMatch(/^<svg (?!.*(?:fill=|<script|<style)).*<\/svg>$/s)
  const etag = first.headers.get('etag')!
  expect(await icon('react.svg', { 'if-none-match': etag })).toMatchObject({ status: 304, body: '' })
})

test.each(['uikit.svg', 'constructor.svg', 'react', 'REACT.svg', '..%2fpackage.json'])(
  'there is no picture %s',
  async (file) => {
    await expectRefusal(story, (person) => person.send('GET', `/api/icons/skills/${file}`), [
      404,
      'not_found',
      { ar: 'غير موجود.', en: 'Not found.' },
    ])
  },
)
