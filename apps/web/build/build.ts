// Builds the site: scripts for the browser, prerendered pages with forms, and the server bundle that renders the others.
// Usage: node apps/web/build/build.ts [--uncompressed]
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type InlineConfig, loadConfigFromFile } from 'vite'
import { appChunks } from './chunks.ts'
import { compress } from './compress.ts'
import { pictureFonts } from './fonts.ts'
import { prerender } from './prerender.ts'
import { visitorSite } from './visitor-site.ts'
import { visitorStyles } from './visitor-styles.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const dist = join(root, 'dist')
const work = join(root, 'node_modules/.server')

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
      output: { codeSplitting: { groups: appChunks(root) } },
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
      generateBundle: (_, bundle) =>
        Object.values(bundle).forEach(
          (output) => output.type === 'chunk' && output.moduleIds.forEach((id) => visitorModules.add(id)),
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

await build({
  ...(await config()),
  build: {
    ssr: join(root, 'build/inline-scripts.ts'),
    outDir: join(work, 'inline'),
    emptyOutDir: true,
    minify: true,
    copyPublicDir: false,
  },
})
const { boot, hydrateOnInput, recordPresses } = (await import(
  pathToFileURL(join(work, 'inline/inline-scripts.js')).href
)) as typeof import('./inline-scripts.ts')
const inline = {
  boot: boot.toString(),
  hydrateOnInput: hydrateOnInput.toString(),
  recordPresses: recordPresses.toString(),
}

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
const files = await prerender(dist, join(work, 'app/entry-server.js'), inline)

// Bundled with Preact inside: on the server the same import would resolve to React.
const serverConfig = await visitorConfig()
await build({
  ...serverConfig,
  ssr: { noExternal: true },
  build: {
    ssr: join(root, 'build/render-page.tsx'),
    outDir: join(dist, 'server'),
    emptyOutDir: true,
    minify: false,
    copyPublicDir: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
})
await pictureFonts(join(dist, 'server'))
await visitorSite(dist, { inline, css, ...files })
await rm(work, { recursive: true })
if (!process.argv.includes('--uncompressed')) await compress(dist)
