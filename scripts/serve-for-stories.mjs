// A server with an empty temporary database for the browser tests.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { embeddedTemplate } from '../apps/api/src/testing/embedded-template.ts'
import { serve } from './setup.mjs'

const dir = mkdtempSync(join(tmpdir(), 'fareeq-stories-'))
process.on('exit', () => rmSync(dir, { recursive: true, force: true }))
// The template of the API's tests: initdb and the migrations take ten seconds of a processor.
cpSync(await embeddedTemplate(), join(dir, 'database'), { recursive: true })
// TRUST_PROXY: a story may come from a network of its own.
serve('apps/api/src/main.ts', [], { DATA_DIR: dir, LOG_LEVEL: 'warn', TRUST_PROXY: '127.0.0.0/8,::1' })
