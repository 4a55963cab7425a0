// Writes the files of each public page, for server rendering.
import { readFile, writeFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import type { PageId } from '@fareeq/domain/site/schema-pages.ts'
import type { Site } from './render-page.tsx'
import { readManifest } from './manifest.ts'

const ENTRY = 'src/areas/public/visitor.tsx'
const ARRIVAL = 'src/areas/public/arrival.ts'
const ROUTES = 'src/areas/public/routes.tsx'

/** Parsed from the list of routes, the only place that maps screens to files. */
async function screensOf(root: string): Promise<[PageId, string][]> {
  const routes = await readFile(join(root, ROUTES), 'utf8')
  const lines = [...routes.matchAll(/(\w+): lazyScreen\(\(\) => import\('([^']+)'\)\)/g)]
  // A screen that is missing here would be rendered and never hydrated.
  if (lines.length !== routes.split('import(').length - 1) throw new Error(`${ROUTES} names a screen in another way`)
  const screens = lines.filter(([, id]) => id !== 'layout')
  return screens.map(([, id, file = '']) => [id as PageId, posix.join(posix.dirname(ROUTES), file)])
}

export async function visitorSite(root: string, dist: string, base: Pick<Site, 'inline' | 'css' | 'app' | 'fonts'>) {
  const manifest = await readManifest(dist, 'visitor.json')
  const layout = 'src/areas/public/layout.tsx'
  const screens = await screensOf(root)
  const chunks = Object.fromEntries(screens.map(([id, file]) => [id, manifest.chunksOf(ENTRY, layout, file)]))
  const site: Site = { entry: manifest.fileOf(ENTRY), arrival: manifest.fileOf(ARRIVAL), chunks, ...base }
  await writeFile(join(dist, 'server/site.json'), JSON.stringify(site))
}
