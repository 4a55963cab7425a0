import { spawn } from 'node:child_process'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COMMANDS, type Params, retry, type Session } from './webdriver.ts'

const ORIGIN = 'http://127.0.0.1:4423'
const DISPLAY = ':4424'

async function send(method: string, path: string, params?: Params): Promise<unknown> {
  const body = method === 'POST' ? JSON.stringify(params ?? {}) : undefined
  const response = await fetch(ORIGIN + path, { method, body, headers: { 'Content-Type': 'application/json' } })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) {
    const { error, message } = value as { error: string; message: string }
    throw new Error(`${path}: ${error} ${message}`)
  }
  return value
}

const isReady = () =>
  send('GET', '/status').then(
    () => true,
    () => undefined,
  )

/** GTK's browser of WebKit has no mode without a screen: Xvfb is one in memory. */
export async function openWebkit(): Promise<Session> {
  const home = mkdtempSync(join(tmpdir(), 'fareeq-webkit-'))
  const screen = spawn('Xvfb', [DISPLAY, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], { stdio: 'ignore' })
  const driver = spawn('WebKitWebDriver', ['--port=4423'], {
    env: { ...process.env, DISPLAY, HOME: home, XDG_RUNTIME_DIR: home, NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
  })
  const kill = () => [driver, screen].forEach((child) => child.kill())
  process.once('exit', kill)
  await retry(isReady, 30_000, () => 'The driver of WebKit does not listen')
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }
  const session = (await send('POST', '/session', { capabilities: { alwaysMatch: options } })) as { sessionId: string }
  const base = `/session/${session.sessionId}`
  return {
    command(name, params) {
      const [method = '', path = ''] = COMMANDS[name].http.split(' ')
      return send(method, base + path.replace('{id}', String(params?.['id'])), params)
    },
    async close() {
      await send('DELETE', base)
      kill()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
