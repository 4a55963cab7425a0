import { describe, expect, test } from 'vitest'
import { checkLines, checkSize, figures } from './lines.ts'
import { sourceOf } from './source.ts'
import type { Finding, Tree } from './tree.ts'

const tree = (files: Record<string, string>): Tree => new Map(Object.entries(files))
const laws = (findings: Finding[]) => findings.map(({ law, line }) => `${law}:${line}`)

/** Split, so that the check does not find it here. */
const unfinished = (word: string) => word.replace('_', '')

const DOMAIN = 'packages/domain/src'
const API = 'apps/api/src'
const WEB = 'apps/web/src'

describe('lines', () => {
  test.each([
    ['pure', `${DOMAIN}/a/rules.ts`, 'const n = Date.now()'],
    ['pure', `${API}/engines/a/parse.ts`, 'const n = Date.now()'],
    ['copy', `${DOMAIN}/a/errors.ts`, "const a = 'حـفظ'"],
    ['copy', `${WEB}/features/a/messages/ar.ts`, "const a = 'دعوة إلى فريق'"],
    ['copy', `${WEB}/features/a/messages/ar.ts`, "const a = 'صف ما تريد'"],
    ['copy', `${WEB}/features/a/messages/en.ts`, "const a = 'Log in'"],
    ['pure', `${DOMAIN}/a/rules.ts`, 'const n = new Date()'],
    ['pure', `${DOMAIN}/a/rules.ts`, 'Math.random()'],
    ['pure', `${DOMAIN}/a/rules.ts`, "fetch('/x')"],
    ['pure', `${DOMAIN}/a/rules.ts`, 'document.title = name'],
    ['pure', `${DOMAIN}/a/rules.ts`, "localStorage['a']"],
    ['pure', `${DOMAIN}/a/rules.ts`, 'process.env.X'],
    ['logical', `${WEB}/ui/a.tsx`, '<p className="ml-4" />'],
    ['logical', `${WEB}/ui/a.tsx`, '<p className="flex md:hover:pr-[3px]" />'],
    ['logical', `${WEB}/ui/a.tsx`, "const c = 'absolute -left-1/2'"],
    ['logical', `${WEB}/ui/a.tsx`, 'const c = `grid text-right`'],
    ['logical', `${WEB}/ui/a.tsx`, '<p className="border-l-2" />'],
    ['logical', `${WEB}/ui/a.tsx`, '<p className="rounded-tr-md" />'],
    ['logical', `${WEB}/ui/a.tsx`, '<p style={{ marginLeft: 4 }} />'],
    ['logical', `${WEB}/ui/a.css`, '.a { padding-right: 4px }'],
    ['logical', `${WEB}/ui/a.css`, '.a { left: 0 }'],
    ['logical', `${WEB}/ui/a.css`, '.a { text-align: left }'],
    ['words', `${WEB}/ui/a.tsx`, "const label = 'حفظ'"],
    [
      'zone',
      `${WEB}/features/a/parts/b.tsx`,
      'const zone = Intl.DateTimeFormat(LOCALE, { timeZone }).resolvedOptions().timeZone',
    ],
    [
      'zone',
      `${WEB}/features/a/parts/b.tsx`,
      "const said = new Intl.DateTimeFormat(useLocale(), { timeStyle: 'short' })",
    ],
    ['zone', `${WEB}/ui/a.tsx`, 'const said = moment.toLocaleTimeString(locale, { timeZone })'],
    ['cache', `${WEB}/features/a/api.ts`, 'queryClient.setQueryData(key(), data)'],
    ['lazy', `${WEB}/features/a/parts/b.tsx`, "import { lazy, Suspense } from 'react'"],
    ['waits', `${API}/a.test.ts`, "import { setTimeout as delay } from 'node:timers/promises'"],
    ['waits', `${WEB}/a.test.ts`, 'await new Promise((resolve) => setTimeout(resolve, 50))'],
    ['waits', `${API}/a.test.ts`, 'const enough = Math.random() * 60'],
    ['erasable', `${API}/app.ts`, 'export enum Side { A }'],
    ['erasable', `${API}/app.ts`, 'namespace Side {}'],
    ['erasable', `${API}/app.ts`, '@injectable()\nclass A {}'],
    ['erasable', `${API}/app.ts`, 'class A { constructor(private name: string) {} }'],
    ['finished', `${API}/app.ts`, `// ${unfinished('TO_DO')}: later`],
    ['finished', 'apps/api/migrations/0001_x.sql', `-- ${unfinished('FIX_ME')}`],
  ])('%s bites in %s: %s', (law, file, text) => {
    expect(laws(checkLines(tree({ [file]: `\n${text}` })))).toEqual([`${law}:2`])
  })

  test.each([
    [
      `${DOMAIN}/a/rules.ts`,
      '// Date.now() is not for us\nconst said = "new Date()"\nnew Date(at)\nprofile.document.x',
    ],
    [`${DOMAIN}/a/rules.test.ts`, 'Date.now()'],
    [`${WEB}/ui/a.tsx`, "const c = 'ms-4 pe-2 start-0 border-s rounded-e-lg text-start'\nconst say = 'left-to-right'"],
    [`${WEB}/ui/a.tsx`, '// «حفظ» is said by messages\nconst a = 1'],
    [`${WEB}/ui/words/ar.ts`, "export const ar = { save: 'حفظ' }"],
    [`${WEB}/gallery/page.tsx`, "const label = 'حفظ'"],
    [`${WEB}/ui/a.css`, '.a { margin-inline-start: 4px; inset-inline-end: 0 } /* left: 0 */'],
    [`${API}/app.ts`, 'class A { constructor(pieces: readonly string[]) {} }\nconst enumeration = 1'],
    [`${WEB}/ui/a.css`, '/* house-allow logical: a shadow falls to one side */\n.a { left: 0 }'],
  ])('nothing is said about %s: %s', (file, text) => expect(checkLines(tree({ [file]: text }))).toEqual([]))

  test('an allowance needs its reason, and reaches one line', () => {
    expect(checkLines(tree({ [`${WEB}/a.css`]: '/* house-allow logical: */\n.a { left: 0 }' }))).toHaveLength(1)
    expect(checkLines(tree({ [`${WEB}/a.css`]: '/* house-allow logical: ok */\n\n.a { left: 0 }' }))).toHaveLength(1)
  })

  test('a regular expression is neither a text nor code', () => {
    const { code, texts } = sourceOf("const a = /['\"`]/g.test(b) // it's\nconst c = 'd' / 2")
    expect(code).toContain('.test(b)')
    expect(texts.trim()).toBe("'d'")
  })
})

test('a file has 300 lines at most, and is named from 201 on', () => {
  const long = (lines: number) => tree({ [`${API}/platform/a.ts`]: 'x\n'.repeat(lines) })
  expect(checkSize(long(300))).toEqual([])
  expect(checkSize(long(301))).toHaveLength(1)
  expect(figures(long(200)).growing).toEqual([])
  expect(figures(long(201)).growing).toHaveLength(1)
})
