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
/** Erasure writes every table with personal data. */
const ERASURE = 'apps/api/src/features/privacy-requests/queries-forgetting.ts'

const CREATE = /create table (?:if not exists )?([a-z_]+)/gi
const WRITE = /(?:insert into|(?<!for )update|delete from)\s+([a-z_]+)(?=\s)/g

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

/** Ownership of tables: a feature writes its own; others call its actions and queries. Reading is free. */
export function checkTables(tree: Tree): Finding[] {
  const owners = ownersIn(tree)
  return [...tree].flatMap(([file, text]) => {
    const [, layer, name] = /^apps\/api\/src\/(features|platform)\/([^/]+)/.exec(file) ?? []
    if (!layer || isTest(file) || file === ERASURE) return []
    const writer = layer === 'platform' ? 'platform' : (name ?? '')
    return linesWith(sourceOf(text).uncommented, WRITE).flatMap(({ line, match }) => {
      const table = match.split(/\s+/).at(-1) ?? ''
      const owner = owners.get(table)
      if (!owner || owner === writer || (writer === 'platform' && PLATFORM_TOO.includes(table))) return []
      return [{ file, line, law: 'tables', what: `${table} is written by ${owner}: call its actions or queries` }]
    })
  })
}
