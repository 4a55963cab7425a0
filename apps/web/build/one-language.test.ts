import { join } from 'node:path'
import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { oneLanguage } from './one-language.ts'

const root = join(import.meta.dirname, '..')
const words = (name: string) => join(root, 'src/platform/messages', `${name}.ts`)

const load = (plugin: Plugin, id: string) =>
  (plugin.load as unknown as (id: string) => Promise<string | null>).call(plugin, id)

test('in an Arabic app the English words are empty until somebody asks for them, and the other way round', async () => {
  const [arabic, english] = [oneLanguage(root, 'ar'), oneLanguage(root, 'en')]
  expect(await load(arabic, words('en'))).toContain('export const en = {}')
  expect(await load(english, words('ar'))).toContain('export const ar = {}')
  for (const [app, own] of [
    [arabic, 'ar'],
    [english, 'en'],
  ] as const)
    expect(await load(app, words(own))).toBeNull()
})

test('all words of the other language are one file', async () => {
  const all = await load(oneLanguage(root, 'ar'), join(root, 'src/platform/i18n/all-words.ts'))
  expect(all).toContain('"platform/messages/en.ts": w')
  expect(all).toContain('ui/words/en.ts?whole')
  expect(all).not.toMatch(/gallery|\/ar\.ts/)
})
