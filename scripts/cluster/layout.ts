import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Ports, counted from the first; all on the loopback address. */
const PORTS = {
  web: 0,
  statistics: 1,
  primary: 2,
  pooled: 3,
  replica: 4,
  'web-1': 11,
  'web-2': 12,
  'web-3': 13,
  'worker-1': 14,
  'worker-2': 15,
  'runner-1': 16,
  'postgres-1': 21,
  'postgres-2': 22,
  'patroni-1': 31,
  'patroni-2': 32,
  etcd: 41,
  'etcd-peer': 42,
} as const
export type PortName = keyof typeof PORTS

export const HOST = '127.0.0.1'
export const WEB_NODES = ['web-1', 'web-2', 'web-3'] as const
export const WORKERS = ['worker-1', 'worker-2'] as const
export const RUNNERS = ['runner-1'] as const
export const DATABASES = [1, 2] as const
export type DatabaseNumber = (typeof DATABASES)[number]

const SECRETS = ['superuser', 'replication', 'fareeq', 'key'] as const
export type Secrets = Record<(typeof SECRETS)[number], string>

export type Layout = {
  folder: string
  firstPort: number
  /** Whether the product's connections go through PgBouncer. */
  pooled: boolean
  /** Whether its nodes are of the last release, until the trial upgrades them. */
  isOutdated: boolean
  secrets: Secrets
}

export const portOf = ({ firstPort }: Pick<Layout, 'firstPort'>, name: PortName): number => firstPort + PORTS[name]
export const addressOf = (layout: Layout, name: PortName): string => `${HOST}:${portOf(layout, name)}`

const fileOf = (folder: string) => join(folder, 'cluster.json')

/** The cluster that stands in this folder. */
export const readLayout = (folder: string): Layout | undefined =>
  existsSync(fileOf(folder)) ? (JSON.parse(readFileSync(fileOf(folder), 'utf8')) as Layout) : undefined

export function createLayout({ folder, firstPort, pooled, isOutdated }: Omit<Layout, 'secrets'>): Layout {
  const secrets = Object.fromEntries(SECRETS.map((name) => [name, randomBytes(24).toString('hex')])) as Secrets
  const layout = { folder, firstPort, pooled, isOutdated, secrets }
  mkdirSync(folder, { recursive: true })
  // Other users (postgres) pass through; what is secret in it has a mode of its own.
  chmodSync(folder, 0o711)
  saveLayout(layout)
  return layout
}

export const saveLayout = (layout: Layout): void =>
  writeFileSync(fileOf(layout.folder), JSON.stringify(layout, null, 2), { mode: 0o600 })

/** A connection of the product: through PgBouncer, or straight to whoever is primary. */
export const databaseUrl = (layout: Layout, by: 'primary' | 'pooled' | 'replica'): string =>
  `postgres://fareeq:${layout.secrets.fareeq}@${addressOf(layout, by)}/fareeq`

export const superuserUrl = (layout: Layout, at: PortName, database = 'postgres'): string =>
  `postgres://postgres:${layout.secrets.superuser}@${addressOf(layout, at)}/${database}`
