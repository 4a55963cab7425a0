// Prerenders the sign-in and sign-up pages in both languages, and writes the manifest for the server.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Files, type InlineScripts, pageDocument, shellDocument } from './document.ts'
import { readManifest } from './manifest.ts'

type Server = {
  renderPage: (href: string, lang: 'ar' | 'en') => Promise<{ body: string; title: string; description?: string }>
}

/** File of each address, and the hashes of its inline scripts. */
type PageEntry = { files: Record<'ar' | 'en', string>; scripts: string[] }
export type PagesManifest = {
  pages: Record<string, PageEntry>
  shell: { file: string; scripts: string[] }
  /** Analytics vendors of this build, for the server's content security policy. */
  vendors: ('google' | 'hotjar')[]
  /** Origin of the API where it is another one than that of the pages, for the same policy. */
  api: string | null
}

const ENTRY = 'index.html'
const PAGES = {
  '/login': 'src/features/accounts/public/login.tsx',
  '/talent-signup': 'src/features/accounts/public/talent-signup.tsx',
  '/client-signup': 'src/areas/auth/client-signup.tsx',
}

export async function prerender(dist: string, serverEntry: string, inline: InlineScripts) {
  const built = await readManifest(dist, 'app.json')
  const { renderPage } = (await import(pathToFileURL(serverEntry).href)) as Server
  const stylesheet = built.stylesheetOf(ENTRY)
  const css = await readFile(join(dist, stylesheet), 'utf8')
  const app = { script: built.fileOf(ENTRY), styles: stylesheet }
  const font = (name: string) => built.find(`readex-pro-${name}.woff2`)
  // An Arabic page needs both fonts: its digits are Latin.
  const fonts = { ar: [font('arabic'), font('latin')], en: [font('latin')] }
  const pages: PagesManifest['pages'] = {}

  for (const [path, screen] of Object.entries(PAGES)) {
    const chunks = built.chunksOf(ENTRY, 'src/areas/auth/layout.tsx', screen)
    const entry: PageEntry = { files: { ar: '', en: '' }, scripts: [] }
    for (const lang of ['ar', 'en'] as const) {
      const files: Files = { entry: app.script, app, chunks, css, fonts: fonts[lang] }
      const page = { ...(await renderPage(path, lang)), path, lang, way: 'app' as const, indexed: true }
      const { html, scripts } = pageDocument(page, files, inline)
      const file = `pages/${lang}${path}.html`
      await mkdir(dirname(join(dist, file)), { recursive: true })
      await writeFile(join(dist, file), html)
      entry.files[lang] = file
      entry.scripts = [...new Set([...entry.scripts, ...scripts])]
    }
    pages[path] = entry
  }

  const chunks = built.chunksOf(ENTRY)
  const shell = shellDocument({ entry: app.script, chunks, stylesheet, fonts: fonts.ar }, inline)
  await writeFile(join(dist, 'app.html'), shell.html)
  const result: PagesManifest = {
    pages,
    shell: { file: 'app.html', scripts: shell.scripts },
    vendors: [
      ...(process.env['VITE_GA_ID'] ? (['google'] as const) : []),
      ...(process.env['VITE_HOTJAR_ID'] ? (['hotjar'] as const) : []),
    ],
    api: process.env['VITE_API_URL'] ? new URL(process.env['VITE_API_URL']).origin : null,
  }
  await writeFile(join(dist, 'pages/manifest.json'), JSON.stringify(result, null, 1))
  // The template is no page; left there it would be served as one.
  await rm(join(dist, 'index.html'), { force: true })
  return { app, fonts }
}
