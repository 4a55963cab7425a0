import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const ROOT = join(import.meta.dirname, '../..')

/** A command of the operator, with the settings of a node; its last line. */
export async function runCommand(script: string, args: string[], settings: Record<string, string>): Promise<string> {
  const env = { PATH: process.env['PATH'] ?? '', LANG: 'C.UTF-8', ...settings }
  const options = { cwd: ROOT, env, timeout: 300_000 }
  const { stdout } = await promisify(execFile)(process.execPath, [join('scripts', script), ...args], options)
  return stdout.trim().split('\n').at(-1) ?? ''
}
