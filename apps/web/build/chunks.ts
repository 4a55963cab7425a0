// Code splitting of the app: which shared modules travel in one file. By default every set of screens that share a module
// gets a file of its own: 87 files for a screen. Each costs a browser 5 ms of a processor, and small ones compress badly.
import { join } from 'node:path'

type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }
type Modules = { getModuleInfo: (id: string) => ModuleInfo | null }

const AREAS = ['client', 'talent', 'operations'] as const
type Area = (typeof AREAS)[number]

const isIcon = (id: string) => id.includes('/lucide-react/')

/** These modules and all they import. Icons come from one index that names all of them, which is not followed. */
function withImports(
  starts: readonly string[],
  modules: Modules,
  importsOf: (module: ModuleInfo) => readonly string[] = ({ importedIds }) => importedIds,
): ReadonlySet<string> {
  const visited = new Set<string>()
  function visit(id: string) {
    if (visited.has(id) || isIcon(id)) return
    visited.add(id)
    const module = modules.getModuleInfo(id)
    if (module) importsOf(module).forEach(visit)
  }
  starts.forEach(visit)
  return visited
}

/**
 * The file of each module of a frame: what the entry imports, and what the layout of an area imports, is loaded for every
 * screen of it, so it is one file. Modules of several layouts, and those that screens of another area need as well, have
 * files of their own: nobody loads what only others need. A module's imports are needed wherever it is, so the files
 * never import each other in a circle.
 */
function frameFiles(root: string, modules: Modules): ReadonlyMap<string, string> {
  const entry = join(root, 'src/main.tsx')
  const layoutOf = (area: Area) => join(root, 'src/areas', area, 'layout.tsx')
  const isScreenOf = (area: Area, id: string) =>
    new RegExp(`/src/(?:areas|features/[^/]+)/${area}/[^/]+\\.tsx$`).test(id)
  const ids = [
    ...withImports([entry], modules, ({ importedIds, dynamicallyImportedIds }) => [
      ...importedIds,
      ...dynamicallyImportedIds,
    ]),
  ]
  const entryModules = withImports([entry], modules)
  const layouts = AREAS.map((area) => withImports([layoutOf(area)], modules))
  const screens = AREAS.map((area) =>
    withImports(
      ids.filter((id) => isScreenOf(area, id)),
      modules,
    ),
  )

  const files = new Map<string, string>()
  for (const id of ids) {
    if (id === entry || AREAS.some((area) => id === layoutOf(area))) continue
    const inLayouts = AREAS.filter((_, index) => layouts[index]?.has(id))
    const elsewhere = AREAS.filter((area, index) => !inLayouts.includes(area) && screens[index]?.has(id))
    if (entryModules.has(id)) files.set(id, 'entry')
    else if (inLayouts.length > 0)
      files.set(id, ['frame', ...inLayouts, ...(elsewhere.length > 0 ? ['and', ...elsewhere] : [])].join('-'))
  }
  return files
}

/** Import graph: whether a module is react-hook-form or imports it, also through others. */
function formModules() {
  const answers = new Map<string, boolean>()
  return function needsForms(id: string, modules: Modules): boolean {
    const answer = answers.get(id)
    if (answer !== undefined) return answer
    answers.set(id, id.includes('/node_modules/react-hook-form/'))
    const needs =
      answers.get(id) || (modules.getModuleInfo(id)?.importedIds.some((other) => needsForms(other, modules)) ?? false)
    answers.set(id, needs)
    return needs
  }
}

/** What so many screens and parts import. At 30 a screen is 8 kB gz more and 2 files less, at 60 it is 3 files more. */
const SHARED = { test: /./, minShareCount: 40 }

/** Groups of the app, those of a higher priority first; figures in docs/decisions/015. */
export function appChunks(root: string) {
  const needsForms = formModules()
  let frames: ReadonlyMap<string, string> | undefined
  return [
    { name: 'icons', test: isIcon, minShareCount: 2, priority: 3 },
    // A screen without a form loads 15 kB gz less.
    { ...SHARED, name: (id: string, modules: Modules) => (needsForms(id, modules) ? null : 'common'), priority: 2 },
    { ...SHARED, name: 'forms', priority: 1 },
    {
      name: (id: string, modules: Modules) => (frames ??= frameFiles(root, modules)).get(id) ?? null,
      test: /./,
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
  ]
}
