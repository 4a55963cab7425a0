import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkCycles } from './arrows.ts'
import { checkLayers, layerMap, layersOf } from './layers.ts'
import { type Tree, readTree } from './tree.ts'

const ROOT = join(import.meta.dirname, '../..')
const ARCHITECTURE = join(ROOT, 'ARCHITECTURE.md')
const [DOMAIN, API, WEB] = ['packages/domain/src', 'apps/api/src/features', 'apps/web/src/features']
const tree = (files: Record<string, string>): Tree => new Map(Object.entries(files))

describe('features', () => {
  const opposite = {
    [`${API}/meetings/actions.ts`]: "import '../accounts/queries.ts'",
    [`${API}/accounts/queries.ts`]: '',
    [`${DOMAIN}/accounts/contract.ts`]: "import '../meetings/errors.ts'",
    [`${DOMAIN}/meetings/errors.ts`]: '',
  }

  test('that point opposite ways in two workspaces are refused, though neither has a cycle of its own', () => {
    expect(checkCycles(tree(opposite))).toEqual([])
    const [finding, ...others] = checkLayers(tree(opposite))
    expect(finding?.what).toContain('accounts → meetings → accounts')
    expect(others).toEqual([])
    expect(checkLayers(tree({ ...opposite, [`${DOMAIN}/accounts/contract.ts`]: '' }))).toEqual([])
  })

  test('stand on those whose domain their screens and actions import', () => {
    const cycle = {
      [`${WEB}/site/api.ts`]: "import '@fareeq/domain/talents/schema.ts'",
      [`${DOMAIN}/talents/schema.ts`]: "import '../tickets/limits.ts'",
      [`${DOMAIN}/tickets/limits.ts`]: '',
      [`${API}/tickets/actions.ts`]: "import '@fareeq/domain/site/rules.ts'",
      [`${DOMAIN}/site/rules.ts`]: '',
    }
    expect(checkLayers(tree(cycle))[0]?.what).toContain('site → talents → tickets → site')
  })

  test('are named at the import to turn, the rarest of the cycle', () => {
    const usual = { [`${API}/meetings/queries.ts`]: "import '../accounts/queries.ts'" }
    expect(checkLayers(tree({ ...opposite, ...usual }))[0]?.file).toBe(`${DOMAIN}/accounts/contract.ts`)
  })

  test('may set the scene of their tests with whatever stands above, and the kernel is none of them', () => {
    const story = { [`${DOMAIN}/accounts/contract.test.ts`]: "import '../meetings/errors.ts'" }
    const kernel = { [`${DOMAIN}/accounts/contract.ts`]: "import '../kernel/ids.ts'", [`${DOMAIN}/kernel/ids.ts`]: '' }
    expect(checkLayers(tree({ ...opposite, ...kernel, ...story }))).toEqual([])
  })

  test('a cycle that one workspace closes alone is told once', () => {
    const mutual = {
      [`${API}/site/actions.ts`]: "import '../referrals/queries.ts'",
      [`${API}/site/queries.ts`]: '',
      [`${API}/referrals/actions.ts`]: "import '../site/queries.ts'",
      [`${API}/referrals/queries.ts`]: '',
    }
    expect([...checkCycles(tree(mutual)), ...checkLayers(tree(mutual))]).toHaveLength(1)
  })

  test('have the layer above the highest they stand on', () => {
    const three = tree({
      [`${WEB}/interviews/api.ts`]: "import '../accounts/api.ts'\nimport '@fareeq/domain/nominations/schema.ts'",
      [`${DOMAIN}/nominations/schema.ts`]: "import '../accounts/schema.ts'",
      [`${DOMAIN}/accounts/schema.ts`]: '',
      [`${WEB}/accounts/api.ts`]: '',
      [`${DOMAIN}/catalogue/limits.ts`]: '',
    })
    expect(layersOf(three)).toEqual([['accounts', 'catalogue'], ['nominations'], ['interviews']])
  })
})

test('the map of ARCHITECTURE.md is drawn from the code (`vitest -u` draws it anew)', async () => {
  const block = /(<!-- layers: [^>]*-->\n```\n)[^`]*(```\n<!-- \/layers -->)/
  const text = readFileSync(ARCHITECTURE, 'utf8')
  expect(text).toMatch(block)
  const updated = text.replace(block, (_, begin: string, end: string) => `${begin}${layerMap(readTree(ROOT))}\n${end}`)
  await expect(updated).toMatchFileSnapshot(ARCHITECTURE)
})
