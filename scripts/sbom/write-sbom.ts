import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { productionPackages, readLock } from '../house/dependencies.ts'

type Sbom = { components: unknown[]; metadata: { component: { name: string } } }

/** Software bill of materials (CycloneDX) and the list of licences of what production runs with. Needs no network. */
export function writeSbom(root: string, folder: string): { sbom: string; licences: string; components: number } {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--loglevel', 'error']
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
  if (status !== 0) throw new Error(`npm could not list the packages: ${stderr}`)
  const sbom = JSON.parse(stdout) as Sbom
  // npm takes the name of the folder.
  sbom.metadata.component.name = 'fareeq'
  const lines = productionPackages(readLock(root))
    .map(({ name, version, licence }) => `${name}\t${version}\t${licence ?? ''}\n`)
    .toSorted()
  const files = { sbom: join(folder, 'sbom.cdx.json'), licences: join(folder, 'licences.tsv') }
  mkdirSync(folder, { recursive: true })
  writeFileSync(files.sbom, `${JSON.stringify(sbom, null, 2)}\n`)
  writeFileSync(files.licences, ['package\tversion\tlicence\n', ...new Set(lines)].join(''))
  return { ...files, components: sbom.components.length }
}
