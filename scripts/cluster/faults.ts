import { execFileSync } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { isDatabase, patroni, postmasterOf, primaryOf, untilSynchronous } from './databases.ts'
import { type Fault, backedUp, quiet, rollingRestart, upgraded } from './faults-operations.ts'
import { DATABASES, type DatabaseNumber, type Layout, addressOf, portOf } from './layout.ts'
import { startNode, untilReady } from './nodes.ts'
import { signalProcess, startProcess } from './processes.ts'
import { pgbouncer } from './proxies.ts'
import { answersOk, until } from './waiting.ts'

const SECONDS = 1000

const nodeKilled: Fault = {
  title: 'A web node killed (-9), started again after 5 s',
  async run(layout) {
    signalProcess(layout, 'web-1', 'SIGKILL')
    await delay(5 * SECONDS)
    startNode(layout, 'web-1')
    await untilReady(layout, 'web-1')
  },
}

const nodeFrozen: Fault = {
  title: 'A web node frozen for 15 s',
  async run(layout) {
    signalProcess(layout, 'web-2', 'SIGSTOP')
    await delay(15 * SECONDS)
    signalProcess(layout, 'web-2', 'SIGCONT')
    await untilReady(layout, 'web-2')
  },
}

const TABLE = 'fareeq_cluster'
/** Drops every packet to and from a port of the loopback address; a table of its own, deleted afterwards. */
function cutOff(port: number): void {
  const rules = ['input', 'output'].map(
    (hook) => `chain ${hook} {
      type filter hook ${hook} priority 0
      tcp dport ${port} drop
      tcp sport ${port} drop
    }\n`,
  )
  execFileSync('nft', ['-f', '-'], { input: `table inet ${TABLE} {\n${rules.join('')}}\n` })
}

const nodeCutOff: Fault = {
  title: 'A web node cut off for 15 s (packets to its port are dropped)',
  async run(layout) {
    cutOff(portOf(layout, 'web-3'))
    try {
      await delay(15 * SECONDS)
    } finally {
      execFileSync('nft', ['delete', 'table', 'inet', TABLE])
    }
    await untilReady(layout, 'web-3')
  },
}

const poolerRestarted: Fault = {
  title: 'PgBouncer killed (-9) and started again',
  async run(layout) {
    signalProcess(layout, 'pgbouncer', 'SIGKILL')
    await delay(0.2 * SECONDS)
    startProcess(layout, 'pgbouncer', pgbouncer(layout))
    await untilWritesAgain(layout)
  },
}

const primaryKilled: Fault = {
  title: 'The primary killed (-9): its replica is promoted',
  async run(layout, note) {
    const old = await primaryOrThrow(layout)
    const killedAt = performance.now()
    process.kill(postmasterOf(layout, old), 'SIGKILL')
    await untilPromoted(layout, old, killedAt, note)
    await untilSynchronous(layout)
  },
}

const machineLost: Fault = {
  title: 'The machine of the primary lost (PostgreSQL and Patroni, -9); it comes back after 20 s',
  async run(layout, note) {
    const old = await primaryOrThrow(layout)
    const killedAt = performance.now()
    const name = `patroni-${old}` as const
    signalProcess(layout, name, 'SIGKILL', true)
    await untilPromoted(layout, old, killedAt, note)
    await delay(Math.max(0, 20 * SECONDS - (performance.now() - killedAt)))
    startProcess(layout, name, patroni(layout, old))
    await untilSynchronous(layout)
  },
}

const workerKilled: Fault = {
  title: 'A worker and the runner killed (-9), started again',
  async run(layout) {
    for (const name of ['worker-1', 'runner-1'] as const) {
      signalProcess(layout, name, 'SIGKILL')
      startNode(layout, name)
    }
    await delay(10 * SECONDS)
  },
}

const untilWritesAgain = (layout: Layout) =>
  until('the front ready', 60, () => answersOk(`http://${addressOf(layout, 'web')}/api/ready`))

async function primaryOrThrow(layout: Layout): Promise<DatabaseNumber> {
  const primary = await primaryOf(layout)
  if (!primary) throw new Error('There is no primary to break')
  return primary
}

async function untilPromoted(layout: Layout, old: DatabaseNumber, killedAt: number, note: (figure: string) => void) {
  const other = DATABASES.find((number) => number !== old)!
  await until('a promoted replica', 60, () => isDatabase(layout, other, 'primary'))
  note(`promoted after ${((performance.now() - killedAt) / SECONDS).toFixed(1)} s`)
}

export const FAULTS = ({ pooled, isOutdated }: Layout): Fault[] => [
  ...(isOutdated ? [upgraded()] : []),
  quiet,
  backedUp,
  nodeKilled,
  nodeFrozen,
  nodeCutOff,
  workerKilled,
  ...(pooled ? [poolerRestarted] : []),
  rollingRestart,
  primaryKilled,
  machineLost,
]
