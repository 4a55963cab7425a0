import { type Finding, type Tree, baseOf, featuresOf, foldersIn, isTest, nameOf } from './tree.ts'

/** Closed list of file kinds (law 3). A new kind needs a decision record first. */
const DOMAIN_KINDS = ['limits', 'schema', 'states', 'rules', 'errors', 'contract', 'calls']
const API_KINDS = ['routes', 'actions', 'queries', 'rows', 'emails', 'jobs', 'pages']
const OWN_KINDS: Readonly<Record<string, readonly string[]>> = {
  catalogue: ['entries'],
  navigation: ['paths', 'facts', 'hrefs', 'decision'],
}
const API_ROOT = [
  'main',
  'app',
  'app-events',
  'app-jobs',
  'app-mails',
  'app-replica',
  'app-routes',
  'app-sealed',
  'app-start',
  'runner',
]
const BANK_KINDS = ['schema', 'read']
const WEB_ROOT = ['main', 'router', 'paths', 'app', 'entry-server', 'styles']

const DRAWERS = /^(?:utils?|helpers?|common|misc|types|index)$/
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const isKind = (base: string, kinds: readonly string[]) =>
  kinds.some((kind) => base === kind || base.startsWith(`${kind}-`))
const listed = (kinds: readonly string[]) => kinds.map((kind) => `${kind}.ts`).join(', ')
const ASPECT = 'an aspect comes after the kind, as in rules-client.ts'

export function checkNames(tree: Tree): Finding[] {
  const areas = [...foldersIn(tree, 'apps/web/src/areas')]
  return [...tree.keys()].flatMap((file) => {
    const what = wrongName(file) ?? wrongPlace(file, areas)
    return what ? [{ file, law: 'names', what }] : []
  })
}

function wrongName(file: string): string | null {
  const base = baseOf(file)
  if (file.endsWith('.sql')) return null
  if (DRAWERS.test(base)) return `"${base}" says nothing about what is inside: name it after what it holds`
  return KEBAB.test(base) ? null : 'file names are kebab-case'
}

function wrongPlace(file: string, areas: readonly string[]): string | null {
  const [workspace, feature, ...rest] = placeOf(file)
  const base = baseOf(file)
  if (workspace === 'domain')
    return feature && feature !== 'kernel' && feature !== 'testing'
      ? wrongKind(file, feature, DOMAIN_KINDS, rest)
      : null
  if (workspace === 'api') return feature ? wrongKind(file, feature, API_KINDS, rest) : null
  if (workspace === 'bank')
    return isTest(file) || isKind(base, BANK_KINDS) ? null : `the item bank is data: its code is ${listed(BANK_KINDS)}`
  if (workspace === 'web' && feature) return wrongWebFile(rest, areas)
  if (workspace === 'api-root' && !isTest(file) && !API_ROOT.includes(base))
    return `apps/api/src holds ${listed(API_ROOT)} only`
  if (workspace === 'web-root' && !isTest(file) && !WEB_ROOT.includes(base))
    return `apps/web/src holds ${listed(WEB_ROOT)} only`
  return null
}

/** [workspace, feature, …path below it]; the folders whose names are free (kernel, testing, platform, ui, areas, gallery) have no entry. */
function placeOf(file: string): string[] {
  if (file.startsWith('apps/api/bank/')) return ['bank']
  const [, workspace, path] = /^(packages\/domain|apps\/api|apps\/web)\/src\/(.+)$/.exec(file) ?? []
  const parts = path?.split('/') ?? []
  if (workspace === 'packages/domain') return ['domain', ...parts]
  const name = workspace === 'apps/api' ? 'api' : 'web'
  if (parts[0] === 'features') return [name, ...parts.slice(1)]
  return workspace && parts.length === 1 ? [`${name}-root`] : []
}

function wrongKind(file: string, feature: string, kinds: readonly string[], rest: readonly string[]): string | null {
  if (rest.length === 0) return 'a file here belongs into the folder of a feature'
  if (rest.length > 2) return 'a feature has one level of folders here, named after an aspect'
  if (isTest(file)) return null
  // The globs over contracts and errors read one level, so that what a feature promises stands at its top.
  if (rest.length === 2 && kinds === DOMAIN_KINDS && !isKind(baseOf(file), ['rules']))
    return 'a folder of a feature of the domain has rules only'
  const allowed = [...kinds, ...(kinds === DOMAIN_KINDS ? (OWN_KINDS[feature] ?? []) : [])]
  return isKind(baseOf(file), allowed) ? null : `a feature here has ${listed(allowed)}; ${ASPECT}`
}

function wrongWebFile(rest: readonly string[], areas: readonly string[]): string | null {
  const [first = '', ...below] = rest
  if (below.length === 0)
    return isKind(baseOf(first), ['api']) || isTest(first) ? null : 'beside its folders a feature has api.ts only'
  if (first === 'messages')
    return /^(?:ar|en)(?:-[a-z0-9-]+)?\.ts$/.test(nameOf(rest.join('/'))) ? null : 'messages are ar.ts and en.ts'
  return first === 'parts' || areas.includes(first)
    ? null
    : `a feature's folders are messages, parts, ${areas.join(', ')}`
}

/** Dictionaries come in pairs: Arabic defines the type, English implements it. */
export function checkPairs(tree: Tree): Finding[] {
  return [...tree.keys()].flatMap((file) => {
    const [, folder, lang, aspect] = /^(apps\/web\/src\/.+\/)(ar|en)((?:-[a-z0-9-]+)?\.ts)$/.exec(file) ?? []
    if (!folder) return []
    const other = `${folder}${lang === 'ar' ? 'en' : 'ar'}${aspect}`
    return tree.has(other) ? [] : [{ file, law: 'pairs', what: `its other language is missing: ${other}` }]
  })
}

/** Forward only, numbered without a gap, named after the feature (or the part of the platform) they serve. */
export function checkMigrations(tree: Tree): Finding[] {
  const files = [...tree.keys()].filter((path) => path.startsWith('apps/api/migrations/')).toSorted()
  const words = [...featuresOf(tree), ...foldersIn(tree, 'apps/api/src/platform'), 'foundation', 'platform']
  return files.flatMap((file, index) => {
    const [, number, name] = /^(\d{4})_([a-z0-9_]+)\.sql$/.exec(nameOf(file)) ?? []
    const problems: string[] = []
    if (!number || !name) problems.push('a migration is called 0001_feature.sql')
    else {
      if (Number(number) !== index + 1)
        problems.push(`it should be number ${String(index + 1).padStart(4, '0')}: no gaps, no doubles`)
      if (!isKind(name.replaceAll('_', '-'), words)) problems.push(`"${name}" is not the name of a feature`)
    }
    return problems.map((what) => ({ file, law: 'migrations', what }))
  })
}
