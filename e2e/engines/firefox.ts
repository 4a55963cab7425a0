import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COMMANDS, type Params, retry, type Session } from './webdriver.ts'

const PORT = 4422
const PREFERENCES = {
  'marionette.port': PORT,
  'ui.prefersReducedMotion': 1,
  // Neither asks its maker for news nor shows pages of its own.
  'app.normandy.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.startup.homepage_override.mstone': 'ignore',
}

const open = () =>
  new Promise<Socket | undefined>((resolve) => {
    const socket = connect(PORT, '127.0.0.1', () => resolve(socket))
    socket.once('error', () => resolve(undefined))
  })

/** Marionette: `length:[type, id, name or error, value]`. */
function speak(socket: Socket) {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  let buffer = Buffer.alloc(0)
  let ids = 0
  socket.on('data', (part) => {
    buffer = Buffer.concat([buffer, part])
    for (;;) {
      const colon = buffer.indexOf(':')
      const end = colon + 1 + Number(buffer.subarray(0, Math.max(0, colon)).toString())
      if (colon < 0 || buffer.length < end) return
      const message: unknown = JSON.parse(buffer.subarray(colon + 1, end).toString())
      buffer = buffer.subarray(end)
      // The greeting is no list.
      if (!Array.isArray(message)) continue
      const [, id, error, value] = message as [number, number, { message: string } | null, unknown]
      const caller = waiting.get(id)
      waiting.delete(id)
      if (error) caller?.reject(new Error(error.message))
      else caller?.resolve(value)
    }
  })
  return (name: string, params: Params = {}) =>
    new Promise<unknown>((resolve, reject) => {
      ids += 1
      waiting.set(ids, { resolve, reject })
      const text = JSON.stringify([0, ids, name, params])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
}

const hasEnded = (child: ChildProcess) => new Promise<void>((resolve) => child.once('exit', () => resolve()))

export async function openFirefox(): Promise<Session> {
  const profile = mkdtempSync(join(tmpdir(), 'fareeq-firefox-'))
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const child = spawn('firefox-esr', ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    env: { ...process.env, HOME: profile },
    stdio: 'ignore',
  })
  process.once('exit', () => child.kill())
  const ended = hasEnded(child)
  const socket = await retry(open, 60_000, () => 'Firefox does not listen')
  const send = speak(socket)
  await send('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } })
  return {
    async command(name, params) {
      const answer = await send(COMMANDS[name].marionette, params)
      return (answer as { value?: unknown } | null)?.value
    },
    async close() {
      socket.destroy()
      child.kill()
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
