// Builds the site: scripts for the browser, the same for the server, then the public pages drawn in both languages.
// Usage: node apps/web/build/build.ts
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type InlineConfig, loadConfigFromFile } from 'vite'
import { compress } from './compress.ts'
import { prerender } from './prerender.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const dist = join(root, 'dist')
const drawing = join(root, 'node_modules/.drawing')

/** The whole app, and the little that wakes a public page for a visitor. */
const INPUTS = [join(root, 'index.html'), join(root, 'src/areas/public/visitor.tsx')]

/**
 * What every page needs travels together: React in one file, our small parts without React Aria in another. Left alone,
 * the bundler makes some thirty files of a public page, which costs requests and compression.
 */
const TOGETHER = {
  groups: [
    { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
    {
      name: 'base',
      test: /src\/(?:ui\/(?:words\/|avatar|badge|brand|button-link|button-look|card|cx|language-switch|link|nuqta|plain-button|skip-link|states|theme-switch)|platform\/(?:chunks|cookie|go|here|i18n|language|own-home|page-link|session|storage|theme|tracking)\.|features\/site\/(?:messages\/(?:ar|en)|parts\/offline)|kernel\/(?:brand|locale|steps|user-types)|navigation\/(?:paths|hrefs)|paths\.ts)|lucide-react\/dist\/esm\/(?:Icon|createLucideIcon|defaultAttributes|context|shared)/,
    },
  ],
}

async function config(): Promise<InlineConfig> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, join(root, 'vite.config.ts'))
  return { ...loaded?.config, root, configFile: false, logLevel: 'warn' }
}

// For the footer.
process.env.VITE_YEAR ??= String(new Date().getFullYear())

const forBrowser = await config()
await build({
  ...forBrowser,
  build: {
    ...forBrowser.build,
    outDir: dist,
    emptyOutDir: true,
    rolldownOptions: { input: INPUTS, output: { codeSplitting: TOGETHER } },
  },
})

// The gallery of parts is for those who build the site: on its own, so that it changes nothing for those who visit it.
const forGallery = await config()
await build({
  ...forGallery,
  build: {
    ...forGallery.build,
    outDir: dist,
    emptyOutDir: false,
    manifest: false,
    // Everything there is, on one page: large by intent.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: join(root, 'gallery.html') },
  },
})

const forServer = await config()
await build({
  ...forServer,
  build: {
    ssr: join(root, 'src/entry-server.tsx'),
    outDir: drawing,
    emptyOutDir: true,
    minify: false,
    copyPublicDir: false,
  },
})

await prerender(dist, join(drawing, 'entry-server.js'))
await rm(drawing, { recursive: true })
await compress(dist)
