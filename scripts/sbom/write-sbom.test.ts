import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import manifest from '../../apps/api/package.json' with { type: 'json' }
import { writeSbom } from './write-sbom.ts'

const folder = mkdtempSync(join(tmpdir(), 'fareeq-sbom-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a release lists what it runs with, by version, and no tool that only built it', () => {
  const { sbom, licences } = writeSbom(join(import.meta.dirname, '../..'), folder)
  const list = JSON.parse(readFileSync(sbom, 'utf8')) as {
    bomFormat: string
    metadata: { component: { name: string } }
    components: { purl: string }[]
  }
  expect(list).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'fareeq' } } })
  const packages = list.components.map(({ purl }) => purl)
  expect(packages).toContain(`pkg:npm/fastify@${manifest.dependencies.fastify}`)
  expect(packages.filter((purl) => /\/(?:vitest|vite|typescript|oxlint)@/.test(purl))).toEqual([])
  expect(readFileSync(licences, 'utf8')).toContain(`fastify\t${manifest.dependencies.fastify}\tMIT\n`)
})
