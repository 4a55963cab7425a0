import { expect, test } from 'vitest'
import { checkTerms } from './terms.ts'

const API = 'apps/api/src'
const WEB = 'apps/web/src'
const findings = (file: string, text: string) => checkTerms(new Map([[file, text]]))

test.each([
  [`${API}/features/a/actions.ts`, 'export type Asked = { id: string }', 'noun'],
  [`${WEB}/platform/session/drafts.ts`, 'export function useKept() {}', 'useDraft'],
  [`${WEB}/platform/kept.ts`, '', 'cached'],
  [`${API}/features/a/actions.ts`, 'export async function tell(db: Db) {}', 'publish'],
  [`${API}/features/a/actions.ts`, 'async function a() {\n  const late = timer()\n}', 'timedOut'],
  [`${API}/features/a/actions.ts`, 'type Saving = { id: string }', 'noun'],
  [`${API}/features/a/actions.ts`, 'const open = <const Held extends Kind>(kind: Held) => kind', 'noun'],
  [`${WEB}/features/a/parts/b.tsx`, 'function ShownNomination() {}', 'noun'],
  [`${WEB}/ui/actions/button.ts`, 'export const buttonLook = () => 1', 'class'],
])('a retired name in %s is refused with the known one', (file, text, term) => {
  expect(findings(file, text)[0]?.what).toContain(term)
})

test.each([
  ['a local', 'function a() {\n  const held = 1\n}'],
  ['a parameter', 'export function a(db: Db, held: Row) {}'],
  ['a parameter of an arrow function', 'changing(id, async (db, held) => 1)'],
  ['a rest parameter', 'const a = (...held: Row[]): Row => 1'],
  ['an alias', 'const a = ({ row: held }: A) => 1'],
  ['an element', 'const [a, held] = b'],
  ['a function', 'const held = () => 1'],
])('a participle is refused as %s', (_, text) => {
  expect(findings(`${API}/app.ts`, text).map(({ what }) => what)).toEqual([expect.stringMatching(/^held: /)])
})

test('a participle is refused in tests as well, and a superlative as the name of a bound', () => {
  expect(findings(`${API}/app.test.ts`, 'const said = 1')).toHaveLength(1)
  expect(findings(`${API}/app.ts`, 'const MOST_ROWS = 5')[0]?.what).toContain('MAX_')
})

test('a gerund that is the noun of a thing is free, and so is what is late in a test', () => {
  expect(findings(`${API}/app.ts`, 'type Meeting = { id: string }')).toEqual([])
  expect(findings(`${API}/app.test.ts`, 'const late = await pay()')).toEqual([])
})

test('a field of an answer, comments, texts and other names are free', () => {
  const text = "// type Asked = 1\nconst a = 'const told = 1'\nexport type AskedFor = 1\nconst keptAt = 2"
  expect(findings(`${API}/app.ts`, text)).toEqual([])
  expect(findings(`${API}/app.ts`, 'const { asked } = row\nsave({ asked, kept: row.kept })')).toEqual([])
})
