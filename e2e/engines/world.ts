// The built product on a demo world of its own, and the people of it, signed in.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { API, startServer } from '../../scripts/bench/process.ts'
import { type BrowserState, signIn, signInStaff } from '../../scripts/bench/sign-in.ts'

const PORT = 4421

export type People = Record<'client' | 'talent' | 'staff' | 'finance', BrowserState>

/** Once for all engines: a code that one of them asked for would end that of the other. */
async function openWorld(dir: string) {
  const env = { DATA_DIR: dir, NODE_ENV: 'development', LOG_LEVEL: 'error', PUBLIC_URL: `http://127.0.0.1:${PORT}` }
  const server = await startServer(API, PORT, '/api/ready', env)
  const { origin } = server
  const [client, talent, staff, finance] = await Promise.all([
    signIn(origin, 'client@demo.fareeq.test'),
    signIn(origin, 'omar@demo.fareeq.test'),
    signInStaff(origin, 'staff@demo.fareeq.test'),
    signInStaff(origin, 'finance@demo.fareeq.test'),
  ])
  return { server, people: { client, talent, staff, finance } }
}

export default async function setup(project: TestProject) {
  const dir = mkdtempSync(join(tmpdir(), 'fareeq-engines-'))
  const { server, people } = await openWorld(dir)
  project.provide('origin', server.origin)
  project.provide('people', people)
  return async () => {
    await server.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string
    people: People
  }
}
