// A world of its own for the browser stories: empty at the start, gone at the end.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stay } from './setup.mjs'

const dir = mkdtempSync(join(tmpdir(), 'fareeq-stories-'))
process.on('exit', () => rmSync(dir, { recursive: true, force: true }))
stay('apps/api/src/main.ts', [], { DATA_DIR: dir, LOG_LEVEL: 'warn' })
