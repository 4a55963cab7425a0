import { linesWith, sourceOf } from './source.ts'
import { type Finding, type Tree, isTest, nameOf } from './tree.ts'

/** Tables whose migration belongs to another feature than their present owner. */
const MOVED: Readonly<Record<string, string>> = {
  staff: 'staff',
  policies: 'policies',
  sessions: 'platform',
  code_records: 'codes',
  identity_attempts: 'accounts',
  identity_handoffs: 'accounts',
  tickets: 'tickets',
  ticket_answers: 'tickets',
  notification_choices: 'notifications',
  subscription_changes: 'notifications',
  profile_views: 'talent-views',
  talent_marks: 'matching',
  talent_shares: 'talent-views',
  address_troubles: 'notifications',
  interview_rooms: 'rooms',
  interview_room_lines: 'rooms',
}
/** Also written by the platform on behalf of a feature. */
const PLATFORM_TOO = ['users', 'staff', 'address_troubles', 'identity_attempts', 'identity_handoffs']

const CREATE = /(?:create table (?:if not exists )?|alter table [a-z_]+ rename to )([a-z_]+)/gi
const WRITE = /(?:(?:insert into|(?<!for )update|delete from)\s+|\binsertion\(\s*')([a-z_]+)(?=[\s'])/g
/** A table by a variable: every table that the file names counts as written. */
const DYNAMIC_WRITE = /(?:insert into|(?<!for )update|delete from)\s+\$\{sql\.id\(/
const QUOTED = /'([a-z_]+)'/g

/** table → the feature (or platform) whose migration made it, unless it has moved since. */
function ownersIn(tree: Tree): Map<string, string> {
  const features = [...tree.keys()].flatMap((file) => /^apps\/api\/src\/features\/([^/]+)\//.exec(file)?.[1] ?? [])
  const owners = new Map<string, string>()
  for (const [file, text] of tree) {
    if (!file.startsWith('apps/api/migrations/')) continue
    const name = nameOf(file)
      .replace(/^\d+_|\.sql$/g, '')
      .replaceAll('_', '-')
    const owner = features.find((feature) => name === feature || name.startsWith(`${feature}-`)) ?? 'platform'
    for (const [, table = ''] of text.matchAll(CREATE)) owners.set(table, MOVED[table] ?? owners.get(table) ?? owner)
  }
  return owners
}

/** The lines that write, each with its table; '' where the file does not say which. */
function writesIn(text: string, owners: ReadonlyMap<string, string>): { line: number; table: string }[] {
  const { uncommented } = sourceOf(text)
  const writes = linesWith(uncommented, WRITE).map(({ line, match }) => ({
    line,
    table: /[a-z_]+$/.exec(match)?.[0] ?? '',
  }))
  const [dynamic] = linesWith(uncommented, DYNAMIC_WRITE)
  if (!dynamic) return writes
  const quoted = linesWith(uncommented, QUOTED).map(({ line, match }) => ({ line, table: match.slice(1, -1) }))
  const candidates = quoted.filter(({ table }) => owners.has(table))
  return [...writes, ...(candidates.length > 0 ? candidates : [{ line: dynamic.line, table: '' }])]
}

/** Ownership of tables: a feature writes its own; others call its actions and queries. Reading is free. */
export function checkTables(tree: Tree): Finding[] {
  const owners = ownersIn(tree)
  return [...tree].flatMap(([file, text]) => {
    const [, layer, name] = /^apps\/api\/src\/(features|platform)\/([^/]+)/.exec(file) ?? []
    if (!layer || isTest(file)) return []
    const writer = layer === 'platform' ? 'platform' : (name ?? '')
    return writesIn(text, owners).flatMap(({ line, table }) => {
      if (table === '')
        return layer === 'platform'
          ? []
          : [{ file, line, law: 'tables', what: 'name the table that is written in this file' }]
      const owner = owners.get(table)
      if (!owner || owner === writer || (writer === 'platform' && PLATFORM_TOO.includes(table))) return []
      return [{ file, line, law: 'tables', what: `${table} is written by ${owner}: call its actions or queries` }]
    })
  })
}
