// Builds the site: scripts for the browser, prerendered pages with forms, and the server bundle that renders the others.
// Usage: node apps/web/build/build.ts
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type InlineConfig, loadConfigFromFile } from 'vite'
import { compress } from './compress.ts'
import { pictureFonts } from './fonts.ts'
import { prerender } from './prerender.ts'
import { visitorSite } from './visitor-site.ts'
import { visitorStyles } from './visitor-styles.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const dist = join(root, 'dist')
const work = join(root, 'node_modules/.drawing')

/** Shared chunks: what so many screens and parts import. At 25 a screen is 18 kB gz more, at 70 it is 20 files and 3 kB more. */
const SHARED = { test: /./, minShareCount: 40 }

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }
const formModules = new Map<string, boolean>()
/** Import graph: whether a module is react-hook-form or imports it, also through others. */
function needsForms(id: string, modules: Modules): boolean {
  const known = formModules.get(id)
  if (known !== undefined) return known
  formModules.set(id, id.includes('/node_modules/react-hook-form/'))
  const needs =
    formModules.get(id) || modules.getModuleInfo(id)?.importedIds.some((other) => needsForms(other, modules))
  formModules.set(id, needs ?? false)
  return needs ?? false
}

/** Two shared chunks, because a screen without a form would carry 15 kB gz of them. The first group takes what both need. */
const GROUPS = [
  { ...SHARED, name: (id: string, modules: Modules) => (needsForms(id, modules) ? null : 'common'), priority: 2 },
  { ...SHARED, name: 'forms', priority: 1 },
]
/** Shared chunk of public pages: modules of three or more pages. 9 files instead of 36. */
const VISITOR_BASE = { name: 'base', test: /./, minShareCount: 3 }

async function config(): Promise<InlineConfig> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, join(root, 'vite.config.ts'))
  return { ...loaded?.config, root, configFile: false, logLevel: 'warn' }
}

/** Public pages run on Preact, in the browser and in server rendering. */
const visitorConfig = async (): Promise<InlineConfig> => ({
  ...(await config()),
  resolve: { alias: { react: 'preact/compat', 'react-dom': 'preact/compat' } },
})

// For the footer.
process.env.VITE_YEAR ??= String(new Date().getFullYear())

await rm(dist, { recursive: true, force: true })
const forBrowser = await config()
await build({
  ...forBrowser,
  build: {
    ...forBrowser.build,
    outDir: dist,
    emptyOutDir: false,
    manifest: '.vite/app.json',
    rolldownOptions: {
      input: join(root, 'index.html'),
      output: { codeSplitting: { groups: GROUPS } },
    },
  },
})

// The component gallery is a separate build, so that it does not affect the chunks of the site.
const forGallery = await config()
await build({
  ...forGallery,
  build: {
    ...forGallery.build,
    outDir: dist,
    emptyOutDir: false,
    manifest: false,
    // All components on one page: large by intent.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: join(root, 'gallery.html') },
  },
})

const forVisitors = await visitorConfig()
const visitorModules = new Set<string>()
await build({
  ...forVisitors,
  plugins: [
    ...(forVisitors.plugins ?? []),
    {
      name: 'modules',
      generateBundle: (_, made) =>
        Object.values(made).forEach(
          (one) => one.type === 'chunk' && one.moduleIds.forEach((id) => visitorModules.add(id)),
        ),
    },
  ],
  build: {
    ...forVisitors.build,
    outDir: dist,
    emptyOutDir: false,
    manifest: '.vite/visitor.json',
    copyPublicDir: false,
    rolldownOptions: {
      input: ['visitor.tsx', 'arrival.ts'].map((name) => join(root, 'src/areas/public', name)),
      output: { codeSplitting: { groups: [VISITOR_BASE] } },
    },
  },
})
const css = await visitorStyles(root, work, await config(), [...visitorModules])

const forServer = await config()
await build({
  ...forServer,
  build: {
    ssr: join(root, 'src/entry-server.tsx'),
    outDir: join(work, 'app'),
    emptyOutDir: true,
    minify: false,
    copyPublicDir: false,
  },
})
const { boot, files } = await prerender(dist, join(work, 'app/entry-server.js'))

// Bundled with Preact inside: on the server the same import would resolve to React.
const forDrawing = await visitorConfig()
await build({
  ...forDrawing,
  ssr: { noExternal: true },
  build: {
    ssr: join(root, 'build/draw.tsx'),
    outDir: join(dist, 'drawing'),
    emptyOutDir: true,
    minify: false,
    copyPublicDir: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
})
await pictureFonts(join(dist, 'drawing'))
await visitorSite(root, dist, { boot, css, ...files })
await rm(work, { recursive: true })
await compress(dist)
