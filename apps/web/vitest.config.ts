import { globSync, readFileSync } from 'node:fs'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const root = import.meta.dirname
const TESTS = ['src/**/*.test.ts', 'build/**/*.test.ts']
/** Tests that replace modules or globals, which the others would inherit. */
const replacing = globSync(TESTS, { cwd: root }).filter((file) =>
  /\bvi\.(?:mock|doMock|resetModules|stubGlobal)\b|\bglobalThis\b/.test(readFileSync(`${root}/${file}`, 'utf8')),
)
const common = { root, environment: 'node', testTimeout: 30_000 } as const

export const webProjects: TestProjectInlineConfiguration[] = [
  // One module graph for all files of a process: transforming and importing it for each took twice as long as the tests.
  { test: { ...common, name: 'web', include: TESTS, exclude: replacing, isolate: false } },
  { test: { ...common, name: 'web-isolated', include: replacing } },
]

export default defineConfig({ test: { projects: webProjects } })
