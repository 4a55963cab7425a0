// Writes the files of each public page, for server rendering.
import { readFile, writeFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { PAGE_IDS, type PageId } from '@fareeq/domain/site/schema-pages.ts'
import type { Site } from './render-page.tsx'
import { readManifest } from './manifest.ts'

const ENTRY = 'src/areas/public/visitor.tsx'
const ARRIVAL = 'src/areas/public/arrival.ts'
const ROUTES = 'src/areas/public/routes.tsx'

/** Source file of a page's screen, read from the text of the routes: `import()` leaves no value that could be imported. */
function sourceOf(routes: string, id: PageId): string {
  const [, file] = new RegExp(`\\b${id}: lazyScreen\\(\\(\\) => import\\('([^']+)'\\)\\)`).exec(routes) ?? []
  if (!file) throw new Error(`${ROUTES} has no screen of ${id}`)
  return posix.join(posix.dirname(ROUTES), file)
}

export async function visitorSite(root: string, dist: string, base: Pick<Site, 'inline' | 'css' | 'app' | 'fonts'>) {
  const manifest = await readManifest(dist, 'visitor.json')
  const layout = 'src/areas/public/layout.tsx'
  const routes = await readFile(join(root, ROUTES), 'utf8')
  const chunksOf = (id: PageId) => manifest.chunksOf(ENTRY, layout, sourceOf(routes, id))
  const chunks = Object.fromEntries(PAGE_IDS.map((id) => [id, chunksOf(id)])) as Record<PageId, string[]>
  const site: Site = { entry: manifest.fileOf(ENTRY), arrival: manifest.fileOf(ARRIVAL), chunks, ...base }
  await writeFile(join(dist, 'server/site.json'), JSON.stringify(site))
}
