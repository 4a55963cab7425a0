import { posix } from 'node:path'
import { lineAt, sourceOf } from './source.ts'
import { type Finding, type Tree, isCode, isTest } from './tree.ts'

export type Import = { from: string; to: string; line: number; external: boolean }

const SPECIFIER = /(?:(?<![.\w])from\s*|(?<![.\w])import\s*\(?\s*)(['"])([^'"\n]+)\1/g
const DOMAIN_PACKAGE = '@fareeq/domain/'

export function importsOf(file: string, text: string): Import[] {
  const { code, uncommented } = sourceOf(text)
  return [...uncommented.matchAll(SPECIFIER)]
    .filter((match) => /\S/.test(code.slice(match.index, match.index + 4)))
    .map((match) => {
      const name = match[2] ?? ''
      const own = name.startsWith('.') || name.startsWith(DOMAIN_PACKAGE)
      const to = name.startsWith(DOMAIN_PACKAGE)
        ? `packages/domain/src/${name.slice(DOMAIN_PACKAGE.length)}`
        : own
          ? posix.join(posix.dirname(file), name).replace(/\?.*$/, '')
          : name
      return { from: file, to, line: lineAt(uncommented, match.index), external: !own }
    })
}

const allImports = (tree: Tree): Import[] =>
  [...tree].filter(([file]) => isCode(file)).flatMap(([file, text]) => importsOf(file, text))

const TEST_PACKAGES = /^(?:vitest|fast-check)(?:\/|$)/

/** Packages a folder may not import: [from, package, why]. */
const FORBIDDEN_PACKAGES: readonly [RegExp, RegExp, string][] = [
  [
    /^packages\/domain\/src\//,
    /^(?!(?:zod|libphonenumber-js)(?:\/|$))/,
    'domain imports nothing but zod, libphonenumber-js and itself',
  ],
  // Parsers and codecs only, no I/O: an engine works on the bytes it is given.
  [
    /^apps\/api\/src\/engines\//,
    /^(?!(?:zod|ical\.js|libphonenumber-js|fflate|mammoth|unpdf|word-extractor|@dodona\/dolos-core|web-tree-sitter|postal-mime|htmlparser2|node:(?:buffer|zlib|worker_threads))(?:\/|$))/,
    'an engine does no I/O: what it works on is handed to it',
  ],
  [/^apps\/web\/src\//, /^(?:node:|(?:fastify|pg|@fareeq\/api)(?:\/|$))/, 'web imports neither the API nor Node'],
  [/^apps\/api\//, /^(?:react|react-dom|@fareeq\/web)(?:\/|$)/, 'the API does not import web'],
]

const ENGINE = 'an engine imports the domain and its own folder only'

/** Forbidden imports: [from, to, why]. The first group of `from` is the feature, which may use itself. */
const FORBIDDEN: readonly [RegExp, RegExp, string][] = [
  [/^packages\/domain\//, /^(?!packages\/domain\/)/, 'domain imports nothing but zod, libphonenumber-js and itself'],
  [/^apps\/web\//, /^apps\/api\//, 'web and api never import each other'],
  [/^apps\/api\//, /^apps\/web\//, 'web and api never import each other'],
  [/^apps\//, /^(?:scripts|e2e)\//, 'the product does not know its tools'],
  [/^packages\/domain\/src\/kernel\//, /^packages\/domain\/src\/(?!kernel\/)/, 'the kernel knows no feature'],
  [/^apps\/api\/src\/platform\//, /^apps\/api\/src\/features\//, 'the platform knows no feature'],
  [/^apps\/web\/src\/(?:ui|platform)\//, /^apps\/web\/src\/features\//, 'ui and platform know no feature'],
  [/^apps\/web\/src\/ui\//, /^apps\/web\/src\/areas\//, 'ui knows no area'],
  [/^apps\/web\/src\/platform\/(?!.*\.test\.ts)/, /^apps\/web\/src\/areas\//, 'the platform knows no area'],
  [/^apps\/api\/src\/engines\/([^/]+)\//, /^apps\/api\/(?:src\/engines\/([^/]+)\/)?/, ENGINE],
  [
    /^apps\/api\/src\/features\/([^/]+)\//,
    /^apps\/api\/src\/features\/([^/]+)\/(?!(?:(?:actions|queries)(?:-[a-z-]+)?|rows)\.ts$)/,
    'of another feature only its actions, queries and rows are ours to use',
  ],
  [
    /^apps\/web\/src\/features\/([^/]+)\//,
    /^apps\/web\/src\/features\/([^/]+)\/(?!parts\/|messages\/(?:.+\/)?en\.ts$|api(?:-[a-z-]+)?\.ts$)/,
    'of another feature only its parts/, its api.ts and the hooks of its words (messages/en.ts) are ours to use',
  ],
]

export function checkArrows(tree: Tree): Finding[] {
  return allImports(tree).flatMap(({ from, to, line, external }) => {
    const what = external ? wrongPackage(from, to) : wrongArrow(from, to)
    return what ? [{ file: from, line, law: 'arrows', what: `${what} (${to})` }] : []
  })
}

/** Tests run in Node, so they may import its packages. */
function wrongPackage(from: string, name: string): string | null {
  if (isTest(from) && (TEST_PACKAGES.test(name) || from.startsWith('apps/web/'))) return null
  return FORBIDDEN_PACKAGES.find(([source, target]) => source.test(from) && target.test(name))?.[2] ?? null
}

/** A test may cross layers to set the scene, and to give an engine its input. */
const isForTests = (to: string, why: string) =>
  why.endsWith('know no feature') || (why === ENGINE && to.startsWith('apps/api/src/platform/'))

function wrongArrow(from: string, to: string): string | null {
  for (const [source, target, why] of FORBIDDEN) {
    const [here, there] = [source.exec(from), target.exec(to)]
    if (!here || !there || (isTest(from) && isForTests(to, why))) continue
    if (here[1] === undefined || here[1] !== there[1]) return why
  }
  return null
}

/** Cycles, each once, from its alphabetically first node. */
export function cyclesIn(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const [done, cycles] = [new Set<string>(), new Map<string, string[]>()]
  const visit = (file: string, path: readonly string[]) => {
    const start = path.indexOf(file)
    if (start >= 0) {
      const cycle = path.slice(start)
      const first = cycle.indexOf(cycle.toSorted()[0] ?? '')
      const ordered = [...cycle.slice(first), ...cycle.slice(0, first)]
      cycles.set(ordered.join(), ordered)
    } else if (!done.has(file)) {
      for (const next of edges.get(file) ?? []) visit(next, [...path, file])
      done.add(file)
    }
  }
  for (const file of [...edges.keys()].toSorted()) visit(file, [])
  return [...cycles.values()]
}

export const pathOf = (cycle: readonly string[]) => [...cycle, cycle[0]].join(' → ')

/** A layer: a feature folder, or what all features use. */
const LAYER =
  /^(?:packages\/domain\/src\/[^/]+|apps\/(?:api|web)\/src\/(?:features\/[^/]+|engines\/[^/]+|platform|ui|forms|areas))(?=\/)/

export function checkCycles(tree: Tree): Finding[] {
  const [files, layers] = [new Map<string, string[]>(), new Map<string, string[]>()]
  const where = new Map<string, string>()
  for (const { from, to, external } of allImports(tree)) {
    if (external || !tree.has(to)) continue
    files.set(from, [...(files.get(from) ?? []), to])
    const [here, there] = [LAYER.exec(from)?.[0], LAYER.exec(to)?.[0]]
    if (!here || !there || here === there || isTest(from)) continue
    layers.set(here, [...(layers.get(here) ?? []), there])
    where.set(`${here} ${there}`, from)
  }
  const ofFiles = cyclesIn(files).map((cycle) => ({ file: cycle[0] ?? '', what: `${pathOf(cycle)}: no import cycles` }))
  const ofLayers = cyclesIn(layers).map((cycle) => ({
    file: where.get(`${cycle[0]} ${cycle[1]}`) ?? '',
    what: `${pathOf(cycle)}: of two features one stands on the other, never both`,
  }))
  return [...ofFiles, ...ofLayers].map((cycle) => ({ ...cycle, law: 'cycles' }))
}
