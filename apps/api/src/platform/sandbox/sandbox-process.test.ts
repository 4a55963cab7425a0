import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { pathToFileURL } from 'node:url'
import { type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { afterEach, expect, test, vi } from 'vitest'
import { forkRestricted, wrappers } from './child-process.ts'
import { type SandboxOptions, createSandbox } from './create-sandbox.ts'
import type { CodeRequest, Sandbox } from './sandbox.ts'

const started: number[] = []
const log = { info: ({ pid }: { pid: number }) => void started.push(pid), warn() {}, error() {} }
let sandbox: Sandbox
const open = (options: Partial<SandboxOptions> = {}) => (sandbox = createSandbox({ log, ...options }))
afterEach(async () => {
  await sandbox?.close()
  started.length = 0
})

/** Processor time in hundredths of a second. */
const cpuOf = (pid: number) => Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[11])
/** It computes: whatever was sent to it has begun. */
async function untilBusy(pid: number) {
  const before = cpuOf(pid)
  await vi.waitUntil(() => cpuOf(pid) > before + 10, { timeout: 10_000, interval: 5 })
}

const sum: CodeRequest = {
  language: 'javascript',
  source: 'function solve(a, b) { return a + b }',
  entry: 'solve',
  tests: [{ args: [2, 3], gives: 5 }],
}
const loop: CodeRequest = { ...sum, source: 'function solve() { for (;;) {} }' }
const passed = { status: 'done', tests: [{ passed: true, got: '5' }] }

test('the process has no setting of ours, reads no file, starts no program, writes nothing and reaches nobody', async () => {
  process.env.SANDBOX_TEST_SECRET = 'do not inherit'
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const file = join(tmpdir(), `sandbox-probe-${process.pid}.mjs`)
  writeFileSync(
    file,
    `import fs from 'node:fs'; import net from 'node:net'; import { spawnSync } from 'node:child_process'
    const code = (work) => { try { work(); return 'allowed' } catch (error) { return error.code } }
    const socket = net.connect(${(server.address() as AddressInfo).port}, '127.0.0.1')
    const reached = await new Promise((done) => socket.on('connect', () => done('connected')).on('error', () => done('unreachable')))
    process.send({ env: Object.keys(process.env), cwd: process.cwd(), reached,
      passwd: code(() => fs.readFileSync('/etc/passwd')), own: code(() => fs.readFileSync(${JSON.stringify(join(import.meta.dirname, '../env.ts'))})),
      write: code(() => fs.writeFileSync('/tmp/sandbox-probe', 'x')), spawn: code(() => spawnSync('true')) })`,
  )
  const child = forkRestricted(pathToFileURL(file))
  const [probe] = await once(child, 'message')
  child.kill('SIGKILL')
  server.close()
  rmSync(file)
  delete process.env.SANDBOX_TEST_SECRET
  expect(probe).toMatchObject({
    env: [],
    cwd: '/',
    passwd: 'ERR_ACCESS_DENIED',
    write: 'ERR_ACCESS_DENIED',
    spawn: 'ERR_ACCESS_DENIED',
    own: 'ERR_ACCESS_DENIED',
  })
  // Without user namespaces only the interpreters keep code from the network: they have no call for it.
  if (wrappers().includes('unshare')) expect(probe).toMatchObject({ reached: 'unreachable' })
})

test('what runs while the process is killed is run again, each by itself', async () => {
  open()
  expect(await sandbox.run(sum)).toMatchObject(passed)
  const running = [
    sandbox.run(loop),
    sandbox.run({
      ...loop,
      source: 'function solve(a, b) { for (const end = Date.now() + 700; Date.now() < end;); return a + b }',
    }),
  ]
  await untilBusy(started[0]!)
  process.kill(started[0]!, 'SIGKILL')
  expect(await Promise.all(running)).toMatchObject([{ status: 'timeout' }, passed])
  expect(await sandbox.run(sum)).toMatchObject(passed)
})

test('a process that hangs is killed, and who waited for it gets an answer', async () => {
  open({ timeoutMs: 1_500 })
  expect(await sandbox.run(sum)).toMatchObject(passed)
  process.kill(started[0]!, 'SIGSTOP')
  expect(await sandbox.run(sum)).toMatchObject(passed)
  expect(started.length).toBeGreaterThan(1)
})

test('a run whose process dies twice is told as crashed', async () => {
  open()
  const answer = sandbox.run(loop)
  for (let killed = 0; killed < 2; killed++) {
    await vi.waitUntil(() => started.length > killed, { timeout: 10_000, interval: 5 })
    await untilBusy(started[killed]!)
    process.kill(started[killed]!, 'SIGKILL')
  }
  expect(await answer).toMatchObject({ status: 'crashed', tests: [{ passed: false, error: 'not_run' }] })
})

test('so many wait, the others are told that it is busy; owners take turns', async () => {
  open({ size: 1, queue: 3, each: 2 })
  await sandbox.run(sum)
  const order: string[] = []
  const request = (owner: string) =>
    sandbox.run(sum, undefined, owner).then(({ status }) => void order.push(`${owner} ${status}`))
  await Promise.all([request('a'), request('a'), request('a'), request('a'), request('b'), request('c')])
  expect(order).toEqual(['a busy', 'c busy', 'a done', 'b done', 'a done', 'a done'])
})

test('whoever leaves ends their run, and the next begins', async () => {
  const hour = { testMs: 3_600_000, runMs: 3_600_000 }
  open({ size: 1, limits: { script: hour, python: hour, sql: hour } })
  await sandbox.run(sum)
  const leaving = new AbortController()
  const gone = sandbox.run(loop, leaving.signal)
  const next = sandbox.run(sum)
  leaving.abort()
  await expect(gone).rejects.toThrow(/abort/i)
  expect(await next).toMatchObject(passed)
})

test('a source too long, or an entry that is no name, is refused before anything runs', async () => {
  open()
  expect(await sandbox.run({ ...sum, source: ' '.repeat(65_537) })).toMatchObject({ status: 'invalid' })
  expect(await sandbox.run({ ...sum, entry: 'solve();x' })).toMatchObject({ status: 'invalid' })
  expect(started).toEqual([])
})

test('closing leaves no process behind', async () => {
  open()
  await sandbox.run(sum)
  const [pid] = started
  const running = sandbox.run(loop)
  await untilBusy(pid!)
  await sandbox.close()
  expect((await running).status).toBe('crashed')
  expect(() => readFileSync(`/proc/${pid}/cmdline`)).toThrow()
})
