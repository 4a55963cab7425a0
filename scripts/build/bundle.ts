import { dirname, join, relative } from 'node:path'
import { isBuiltin } from 'node:module'
import { rolldown } from 'rolldown'

/** Beside the sources, so that packages are found from here as from there. */
const FOLDER = 'apps/api/bundle'
/** What starts the server, from the root of a release. */
export const SERVER_BUNDLE = `${FOLDER}/server.js`

const META = /\bimport\.meta\.(url|dirname)\b/g

/**
 * Bundles a server's own modules (over a thousand) into a few files: a node that starts reads, strips and links them faster, and keeps
 * less in memory. Packages stay as installed: some load files of their own by path.
 */
export async function bundleServer(release: string, entry: string) {
  const folder = join(release, FOLDER)
  const build = await rolldown({
    cwd: release,
    input: { server: entry },
    platform: 'node',
    external: (id) => isPackage(id),
    plugins: [{ name: 'places', transform: (code, id) => ({ code: withPlaces(code, relative(folder, id)) }) }],
    // A module that is imported for what it does would otherwise run, or not, by the choice of the bundler.
    treeshake: { moduleSideEffects: true },
    onLog(level, { message }) {
      throw new Error(`The bundle of the server, ${level}: ${message}`)
    },
  })
  await build.write({ dir: folder, format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' })
  await build.close()
}

const isPackage = (id: string) => isBuiltin(id) || !(/^[./]/.test(id) || id.startsWith('@fareeq/'))

/** What a module finds by its own place (workers, migrations, fonts) is found from the place of its source. */
const withPlaces = (code: string, source: string) =>
  code.replace(META, (_, what: string) =>
    what === 'url'
      ? `new URL(${JSON.stringify(source)}, import.meta.url).href`
      : `(import.meta.dirname + ${JSON.stringify(`/${dirname(source)}`)})`,
  )
