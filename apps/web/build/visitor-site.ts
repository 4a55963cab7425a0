// Writes the files of each public page, for server rendering.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PAGE_IDS, type PageId } from '@fareeq/domain/site/schema-pages.ts'
import type { Site } from './render-page.tsx'
import { readManifest } from './manifest.ts'

const ENTRY = 'src/areas/public/visitor.tsx'
const ARRIVAL = 'src/areas/public/arrival.ts'
const LAYOUT = 'src/areas/public/layout.tsx'

/** Screens whose file does not have the name of their page. */
const FILE_NAMES: Readonly<Partial<Record<PageId, string>>> = {
  referralInvitation: 'invitation',
  privacy: 'text-page',
  terms: 'text-page',
}
const fileName = (id: PageId) => FILE_NAMES[id] ?? id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export async function visitorSite(dist: string, base: Pick<Site, 'inline' | 'css' | 'app' | 'fonts'>) {
  const manifest = await readManifest(dist, 'visitor.json')
  const chunksOf = (id: PageId) =>
    manifest.chunksOf(ENTRY, LAYOUT, manifest.dynamicImportOf(ENTRY, `/${fileName(id)}.tsx`))
  const chunks = Object.fromEntries(PAGE_IDS.map((id) => [id, chunksOf(id)])) as Record<PageId, string[]>
  const site: Site = { entry: manifest.fileOf(ENTRY), arrival: manifest.fileOf(ARRIVAL), chunks, ...base }
  await writeFile(join(dist, 'server/site.json'), JSON.stringify(site))
}
