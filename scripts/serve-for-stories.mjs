// A server with an empty temporary database for the browser tests.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stay } from './setup.mjs'

const dir = mkdtempSync(join(tmpdir(), 'fareeq-stories-'))
process.on('exit', () => rmSync(dir, { recursive: true, force: true }))
stay('apps/api/src/main.ts', [], { DATA_DIR: dir, LOG_LEVEL: 'warn' })
