// Draws the public pages in both languages, and writes the list the server reads.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Files, type Page, pageDocument, shellDocument } from './document.ts'

type Chunk = { file: string; src?: string; css?: string[]; imports?: string[]; isEntry?: boolean }
type Manifest = Record<string, Chunk>
type Server = {
  boot: (page: never) => void
  draw: (
    href: string,
    lang: 'ar' | 'en',
    way: Page['way'],
  ) => Promise<{ body: string; title: string; description?: string }>
}

/** What the server needs to know: which file answers an address, with which status and which script hashes. */
export type PageEntry = { files: Record<'ar' | 'en', string>; status: 200 | 404; scripts: string[] }
export type PagesManifest = { pages: Record<string, PageEntry>; shell: { file: string; scripts: string[] } }

type Drawn = { href: string; screen: string; way: Page['way']; status?: 404 }

const PAGES: readonly Drawn[] = [
  { href: '/home/client', screen: 'features/site/public/home-client.tsx', way: 'visitor' },
  { href: '/home/talent', screen: 'features/site/public/home-talent.tsx', way: 'visitor' },
  { href: '/404', screen: 'features/site/public/not-found.tsx', way: 'visitor', status: 404 },
  { href: '/404?nomination=expired', screen: 'features/site/public/not-found.tsx', way: 'visitor', status: 404 },
  { href: '/login', screen: 'features/accounts/public/login.tsx', way: 'app' },
  { href: '/talent-signup', screen: 'features/accounts/public/talent-signup.tsx', way: 'app' },
  { href: '/client-signup', screen: 'features/accounts/public/client-signup.tsx', way: 'app' },
]

/** `/404?nomination=expired` → `404-nomination-expired` */
const fileName = (href: string) => href.slice(1).replace(/[?&=]/g, '-')

/** A chunk and everything it imports at once. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return seen
  seen.add(key)
  for (const other of chunk.imports ?? []) withImports(manifest, other, seen)
  return seen
}

function collect(manifest: Manifest, dist: string) {
  const entries = { app: 'index.html', visitor: 'src/areas/public/visitor.tsx' } as const
  for (const key of Object.values(entries))
    if (!manifest[key]?.isEntry) throw new Error(`the client build has no ${key}`)
  const fileOf = (key: string) => `/${manifest[key]?.file}`
  const font = (name: string) => {
    const key = Object.keys(manifest).find((one) => one.endsWith(`readex-pro-${name}.woff2`))
    if (!key) throw new Error(`the build has no ${name} font`)
    return fileOf(key)
  }
  const stylesheet = manifest[entries.app]?.css?.[0]
  if (!stylesheet) throw new Error('the entry has no stylesheet')
  return {
    entry: { app: fileOf(entries.app), visitor: fileOf(entries.visitor) },
    stylesheet: `/${stylesheet}`,
    css: () => readFile(join(dist, stylesheet), 'utf8'),
    chunksOf: (by: 'app' | 'visitor', ...sources: string[]) => {
      const keys = withImports(manifest, entries[by])
      for (const source of sources) withImports(manifest, `src/${source}`, keys)
      keys.delete(entries[by])
      return [...keys].map(fileOf)
    },
    // An Arabic page needs both faces: its digits are Latin.
    fonts: { ar: [font('arabic'), font('latin')], en: [font('latin')] },
  }
}

export async function prerender(dist: string, serverEntry: string): Promise<PagesManifest> {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const { boot, draw } = (await import(pathToFileURL(serverEntry).href)) as Server
  const built = collect(manifest, dist)
  const css = await built.css()
  const bootScript = `(${boot.toString()})(window)`
  const pages: PagesManifest['pages'] = {}

  for (const { href, screen, way, status = 200 } of PAGES) {
    const entry: PageEntry = { files: { ar: '', en: '' }, status, scripts: [] }
    const [by, layout] = way === 'visitor' ? (['visitor', 'public'] as const) : (['app', 'auth'] as const)
    const chunks = built.chunksOf(by, `areas/${layout}/layout.tsx`, screen)
    for (const lang of ['ar', 'en'] as const) {
      const files: Files = { entry: built.entry[by], app: built.entry.app, chunks, css, fonts: built.fonts[lang] }
      const path = href.split('?')[0] ?? href
      const drawn = await draw(href, lang, way)
      const page = { ...drawn, path, lang, way, indexed: status === 200 }
      const { html, scripts } = pageDocument(page, files, bootScript)
      const file = `pages/${lang}/${fileName(href)}.html`
      await mkdir(dirname(join(dist, file)), { recursive: true })
      await writeFile(join(dist, file), html)
      entry.files[lang] = file
      entry.scripts = [...new Set([...entry.scripts, ...scripts])]
    }
    pages[href] = entry
  }

  const shell = shellDocument(
    {
      ...built,
      entry: built.entry.app,
      app: built.entry.app,
      chunks: built.chunksOf('app'),
      css: '',
      fonts: built.fonts.ar,
    },
    bootScript,
  )
  await writeFile(join(dist, 'app.html'), shell.html)
  const result: PagesManifest = { pages, shell: { file: 'app.html', scripts: shell.scripts } }
  await writeFile(join(dist, 'pages/manifest.json'), JSON.stringify(result, null, 1))
  // The template of the build is not a page; left there it would be served as one.
  await rm(join(dist, 'index.html'), { force: true })
  return result
}
