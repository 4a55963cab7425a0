import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { HOST, type Layout, RUNNERS, WEB_NODES, WORKERS, addressOf, databaseUrl, portOf } from './layout.ts'
import { checkOutLast, settingsThen } from './last-release.ts'
import type { Start } from './processes.ts'
import { logFile, pidOf, startProcess } from './processes.ts'
import { Ended, answersOk, until } from './waiting.ts'

const MAIN = fileURLToPath(new URL('../../apps/api/src/main.ts', import.meta.url))
const OPTIONS = JSON.parse(readFileSync(new URL('../../apps/api/node-options.json', import.meta.url), 'utf8')) as {
  args: string[]
  env: Record<string, string>
}

export const NODES = [...WEB_NODES, ...WORKERS, ...RUNNERS]
export type NodeName = (typeof NODES)[number]
const roleOf = (name: NodeName) => name.replace(/-\d$/, '')

/** Settings of production; what needs a provider elsewhere runs on its local driver. */
export function settingsOf(layout: Layout, name: NodeName): Record<string, string> {
  return {
    NODE_ENV: 'production',
    ROLES: roleOf(name),
    HOST,
    PORT: String(portOf(layout, name)),
    PUBLIC_URL: `http://${addressOf(layout, 'web')}`,
    DATABASE_URL: databaseUrl(layout, layout.pooled ? 'pooled' : 'primary'),
    ...(layout.pooled ? { DATABASE_POOLER: 'transaction', DATABASE_DIRECT_URL: databaseUrl(layout, 'primary') } : {}),
    DATABASE_REPLICA_URL: databaseUrl(layout, 'replica'),
    SECRET_KEY: layout.secrets.key,
    DATA_DIR: join(layout.folder, 'files'),
    // HAProxy alone: the people of the trial have loopback addresses, too.
    TRUST_PROXY: `${HOST}/32`,
    MAIL_FROM: 'Fareeq <hello@fareeq.test>',
    ALLOW_LOCAL_DRIVERS: 'mail,sms,identity,payments,storage,seller',
  }
}

const server = (layout: Layout, main: string, settings: Record<string, string>): Start => ({
  command: process.execPath,
  args: [...OPTIONS.args, main],
  env: { ...OPTIONS.env, NODE_COMPILE_CACHE: join(layout.folder, 'compiled'), ...settings },
})

export const startNode = (layout: Layout, name: NodeName) =>
  startProcess(layout, name, server(layout, MAIN, settingsOf(layout, name)))

export const untilReady = (layout: Layout, name: NodeName) =>
  until(`${name} ready`, 120, () => {
    if (pidOf(layout, name) === undefined) throw new Ended(`${name} has ended:\n${lastLines(layout, name)}`)
    return answersOk(`http://${addressOf(layout, name)}/api/ready`)
  })

const lastLines = (layout: Layout, name: NodeName): string =>
  readFileSync(logFile(layout, name), 'utf8').trimEnd().split('\n').slice(-5).join('\n')

/** Web nodes of the last release, which do the jobs as well. */
export async function startLastRelease(layout: Layout): Promise<void> {
  const main = checkOutLast(layout)
  for (const name of WEB_NODES) {
    startProcess(layout, name, server(layout, main, settingsThen(layout, settingsOf(layout, name))))
    await untilReady(layout, name)
  }
}

/** What does not serve people: workers and the runner. */
export function startOthers(layout: Layout): void {
  for (const name of [...WORKERS, ...RUNNERS]) startNode(layout, name)
}

/** The first node migrates; the others find the work done. */
export async function startNodes(layout: Layout): Promise<void> {
  startNode(layout, 'web-1')
  await untilReady(layout, 'web-1')
  for (const name of NODES.filter((node) => node !== 'web-1')) startNode(layout, name)
  for (const name of WEB_NODES) await untilReady(layout, name)
}
