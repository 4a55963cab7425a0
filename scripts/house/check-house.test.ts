import { describe, expect, test } from 'vitest'
import { checkArrows, checkCycles, importsOf } from './arrows.ts'
import { checkTables } from './tables.ts'
import { checkMigrations, checkNames, checkPairs } from './names.ts'
import type { Finding, Tree } from './tree.ts'

const tree = (files: Record<string, string>): Tree => new Map(Object.entries(files))
const treeOf = (...paths: string[]): Tree => new Map(paths.map((path) => [path, '']))
const files = (findings: Finding[]) => findings.map(({ file }) => file)

const DOMAIN = 'packages/domain/src'
const API = 'apps/api/src'
const WEB = 'apps/web/src'

describe('names', () => {
  test('of the vocabulary are at home, with an aspect after the kind', () => {
    const good = treeOf(
      `${DOMAIN}/kernel/anything-goes.ts`,
      `${DOMAIN}/accounts/rules.ts`,
      `${DOMAIN}/accounts/rules-client.ts`,
      `${DOMAIN}/accounts/sign-in/rules-codes.ts`,
      `${DOMAIN}/accounts/some-story.test.ts`,
      `${DOMAIN}/navigation/paths.ts`,
      `${API}/main.ts`,
      `${API}/platform/db/connections/pool-db.ts`,
      `${API}/engines/cv-reader/extract/pdf-bidi.ts`,
      `${API}/features/accounts/actions-sign-in.ts`,
      `${API}/features/accounts/routes.test.ts`,
      'apps/api/bank/schema.ts',
      'apps/api/bank/bank.test.ts',
      `${WEB}/router.tsx`,
      `${WEB}/ui/text-field.tsx`,
      `${WEB}/areas/talent/layout.tsx`,
      `${WEB}/features/accounts/api.ts`,
      `${WEB}/features/accounts/messages/ar.ts`,
      `${WEB}/features/accounts/messages/home/en.ts`,
      `${WEB}/features/accounts/talent/sign-up.tsx`,
      `${WEB}/features/accounts/parts/form.tsx`,
      'apps/web/build/build.ts',
      'scripts/seed.mjs',
    )
    expect(checkNames(good)).toEqual([])
  })

  test.each([
    [`${DOMAIN}/accounts/google-contract.ts`],
    [`${DOMAIN}/accounts/paths.ts`],
    [`${DOMAIN}/accounts/sign-in/contract.ts`],
    [`${DOMAIN}/accounts/sign-in/codes/rules.ts`],
    [`${DOMAIN}/loose.ts`],
    [`${API}/features/accounts/service.ts`],
    [`${API}/features/accounts/schema.ts`],
    [`${API}/server.ts`],
    ['apps/api/bank/sql/tasks.ts'],
    [`${WEB}/features/accounts/store.ts`],
    [`${WEB}/features/accounts/hooks/use-it.ts`],
    [`${WEB}/features/accounts/messages/fr.ts`],
    [`${WEB}/things.tsx`],
    [`${WEB}/ui/index.ts`],
    [`${API}/platform/utils.ts`],
    ['scripts/helpers.mjs'],
    [`${DOMAIN}/kernel/types.ts`],
    [`${WEB}/ui/TextField.tsx`],
  ])('%s is not', (path) => {
    expect(files(checkNames(treeOf(path, `${WEB}/areas/talent/layout.tsx`)))).toEqual([path])
  })

  test('of languages come in pairs', () => {
    expect(checkPairs(treeOf(`${WEB}/ui/words/ar.ts`, `${WEB}/ui/words/en.ts`))).toEqual([])
    expect(files(checkPairs(treeOf(`${WEB}/ui/words/ar.ts`, `${WEB}/features/a/messages/home/en.ts`)))).toHaveLength(2)
  })
})

describe('migrations', () => {
  const at = (name: string) => `apps/api/migrations/${name}`
  const accounts = `${DOMAIN}/accounts/rules.ts`

  test('are numbered and named after features', () => {
    const good = treeOf(accounts, at('0001_foundation.sql'), at('0002_accounts.sql'), at('0003_accounts_google.sql'))
    expect(checkMigrations(good)).toEqual([])
  })

  test('with a gap, a double, a strange name or no number are found', () => {
    expect(files(checkMigrations(treeOf(accounts, at('0001_accounts.sql'), at('0003_accounts.sql'))))).toEqual([
      at('0003_accounts.sql'),
    ])
    expect(checkMigrations(treeOf(accounts, at('0001_accounts.sql'), at('0001_accounts_b.sql')))).toHaveLength(1)
    expect(checkMigrations(treeOf(accounts, at('0001_stuff.sql')))).toHaveLength(1)
    expect(checkMigrations(treeOf(accounts, at('init.sql')))).toHaveLength(1)
  })
})

describe('arrows', () => {
  test.each([
    [`${WEB}/main.tsx`, '../../api/src/app.ts'],
    [`${API}/app.ts`, '../../web/src/main.tsx'],
    [`${API}/app.ts`, '../../../scripts/seed.ts'],
    [`${DOMAIN}/accounts/rules.ts`, 'react'],
    [`${DOMAIN}/accounts/rules.ts`, 'node:fs'],
    [`${DOMAIN}/accounts/rules.ts`, 'vitest'],
    [`${WEB}/main.tsx`, 'node:fs'],
    [`${WEB}/main.tsx`, 'pg'],
    [`${API}/app.ts`, 'react'],
    [`${DOMAIN}/accounts/rules.ts`, '../../../../apps/api/src/app.ts'],
    [`${DOMAIN}/kernel/text.ts`, '../accounts/rules.ts'],
    [`${API}/platform/session.ts`, '../features/accounts/queries.ts'],
    [`${API}/engines/cv-reader/worker.ts`, '../../platform/ids.ts'],
    [`${API}/engines/cv-reader/worker.ts`, '../../features/cv-imports/queries.ts'],
    [`${API}/engines/cv-reader/worker.ts`, '../brief-reader/tokens.ts'],
    [`${API}/engines/cv-reader/worker.ts`, 'node:fs'],
    [`${API}/engines/cv-reader/quality.test.ts`, '../../features/cv-imports/queries.ts'],
    [`${API}/features/accounts/actions.ts`, '../codes/emails.ts'],
    [`${API}/features/accounts/actions.ts`, '../codes/routes.ts'],
    [`${WEB}/ui/form.tsx`, '../features/accounts/api.ts'],
    [`${WEB}/features/accounts/parts/a.tsx`, '../../site/messages/ar.ts'],
    [`${WEB}/features/accounts/parts/a.tsx`, '../../site/public/home.tsx'],
  ])('from %s to %s are refused', (from, to) => {
    expect(files(checkArrows(tree({ [from]: `import { x } from '${to}'` })))).toEqual([from])
    expect(files(checkArrows(tree({ [from]: `const x = await import('${to}')` })))).toEqual([from])
  })

  test.each([
    [`${WEB}/main.tsx`, '@fareeq/domain/accounts/rules.ts'],
    [`${DOMAIN}/accounts/rules.ts`, 'zod/mini'],
    [`${DOMAIN}/accounts/rules.ts`, '../kernel/text.ts'],
    [`${DOMAIN}/accounts/rules.test.ts`, 'vitest'],
    [`${API}/engines/cv-reader/text/lines.ts`, '@fareeq/domain/kernel/text.ts'],
    [`${API}/engines/cv-reader/text/lines.ts`, '../lexicon/words.ts'],
    [`${API}/engines/cv-reader/extract/word.ts`, 'mammoth'],
    [`${API}/engines/cv-reader/text/lines.test.ts`, 'vitest'],
    [`${API}/engines/code-similarity/fingerprints.ts`, '@dodona/dolos-core'],
    [`${API}/engines/code-similarity/python.test.ts`, '../../platform/workers/parser-modules.ts'],
    [`${API}/features/cv-imports/actions.ts`, '../../engines/cv-reader/read-file.ts'],
    [`${API}/features/accounts/actions.ts`, '../codes/actions.ts'],
    [`${API}/features/accounts/actions.ts`, '../codes/queries-old.ts'],
    [`${API}/features/accounts/actions.ts`, './emails.ts'],
    [`${API}/testing/story.ts`, '../features/accounts/routes.ts'],
    [`${WEB}/features/accounts/parts/a.tsx`, '../../site/parts/b.tsx'],
    [`${WEB}/features/accounts/parts/a.tsx`, '../messages/ar.ts'],
    [`${WEB}/areas/talent/routes.tsx`, '../../features/accounts/talent/sign-up.tsx'],
  ])('from %s to %s are fine', (from, to) => {
    expect(checkArrows(tree({ [from]: `import { x } from '${to}'` }))).toEqual([])
  })

  test('in a comment or in a text are no arrows', () => {
    expect(
      importsOf(
        'a.ts',
        "// import x from 'react'\nconst s = `from 'react'`; Array.from('abc')\nexport * from './b.ts'",
      ),
    ).toMatchObject([{ to: 'b.ts', line: 3 }])
  })

  test('that run in a circle are told once', () => {
    const cycle = tree({
      [`${WEB}/ui/a.ts`]: "import './b.ts'",
      [`${WEB}/ui/b.ts`]: "export { c } from './c.ts'",
      [`${WEB}/ui/c.ts`]: "import type { A } from './a.ts'",
      [`${WEB}/ui/d.ts`]: "import './a.ts'",
    })
    expect(checkCycles(cycle)).toHaveLength(1)
    expect(checkCycles(cycle)[0]?.what).toContain('a.ts → apps/web/src/ui/b.ts')
    expect(checkCycles(tree({ [`${WEB}/ui/a.ts`]: "import './b.ts'", [`${WEB}/ui/b.ts`]: '' }))).toEqual([])
  })

  test('nor between features, though no two files import each other', () => {
    const [site, referrals] = [`${API}/features/site`, `${API}/features/referrals`]
    const mutual = {
      [`${site}/actions.ts`]: "import '../referrals/queries.ts'",
      [`${site}/queries.ts`]: '',
      [`${referrals}/actions.ts`]: "import '../site/queries.ts'",
      [`${referrals}/queries.ts`]: '',
    }
    expect(checkCycles(tree(mutual))[0]?.what).toContain(`${referrals} → ${site} → ${referrals}`)
    expect(checkCycles(tree({ ...mutual, [`${referrals}/actions.ts`]: '' }))).toEqual([])
  })
})

describe('tables', () => {
  const migration = { 'apps/api/migrations/0001_accounts.sql': 'create table users (id uuid);' }
  const writing = (file: string) => tree({ ...migration, [file]: 'sql`update users set step = 1`' })

  test('are written by their feature and nobody else', () => {
    const accounts = { [`${API}/features/accounts/queries.ts`]: 'sql`insert into users (id) values (1)`' }
    expect(checkTables(tree({ ...migration, ...accounts }))).toEqual([])
    const renamed = { 'apps/api/migrations/0002_accounts.sql': 'alter table users rename to people;' }
    const talents = `${API}/features/talents/queries.ts`
    for (const table of ['users', 'people']) {
      const others = { [talents]: `sql\`delete from ${table} x\`` }
      expect(files(checkTables(tree({ ...migration, ...renamed, ...accounts, ...others })))).toEqual([talents])
    }
  })

  test.each([
    "insertion('users', columns)",
    "const list = { table: 'users' }; sql`delete from ${sql.id(list.table)} x`",
  ])('are found where no statement names them: %s', (code) => {
    const [own, other] = ['accounts', 'talents'].map((feature) => `${API}/features/${feature}/queries.ts`)
    expect(files(checkTables(tree({ ...migration, [own!]: code, [other!]: code })))).toEqual([other])
  })

  test('are named in the file that writes them by a variable', () => {
    const file = `${API}/features/accounts/queries.ts`
    expect(files(checkTables(tree({ ...migration, [file]: 'sql`update ${sql.id(table)} set a = 1`' })))).toEqual([file])
  })

  test('may be read by all, and locked while they are', () => {
    const reading = { [`${API}/features/talents/queries.ts`]: 'sql`select 1 from users for update of users`' }
    expect(checkTables(tree({ ...migration, ...reading }))).toEqual([])
    expect(checkTables(writing(`${API}/features/talents/routes.test.ts`))).toEqual([])
  })
})
