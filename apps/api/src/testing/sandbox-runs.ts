import { expect } from 'vitest'
import { createSandbox } from '../platform/sandbox/create-sandbox.ts'
import type { CodeRequest, Sandbox } from '../platform/sandbox/sandbox.ts'
import { silent } from './silent.ts'

/** Shorter than in earnest, so that what never ends ends soon. */
const SHORT_LIMITS = {
  script: { testMs: 1_500, runMs: 4_000 },
  python: { testMs: 1_000, runMs: 4_000 },
  sql: { testMs: 2_000, runMs: 5_000 },
}

/** Short runs end before the optimising compiler of WebAssembly has paid: it took two thirds of the processor. */
export const SHORT_RUNS = ['--liftoff-only']

const shared = globalThis as { fareeqTestSandbox?: Sandbox }

/** One for all files of a worker: Python and SQL take seconds of a processor to boot. */
export const testSandbox = (): Sandbox =>
  (shared.fareeqTestSandbox ??= createSandbox({ log: silent, limits: SHORT_LIMITS, nodeOptions: SHORT_RUNS }))

type Language = CodeRequest['language']
const SUM: Record<Language, string> = {
  javascript: 'function solve(a, b) { return a + b }',
  typescript: 'const solve = (a: number, b: number): number => a + b',
  python: 'def solve(a, b):\n    return a + b',
}
export const codeRequest = (
  language: Language,
  source: string,
  tests: CodeRequest['tests'] = [{ args: [2, 3], gives: 5 }],
): CodeRequest => ({ language, source, entry: 'solve', tests })

/** Another run goes on at the same time, and must not be affected. */
export async function runConcurrently(sandbox: Sandbox, request: CodeRequest) {
  const [outcome, neighbour] = await Promise.all([
    sandbox.run(request),
    sandbox.run(codeRequest(request.language, SUM[request.language])),
  ])
  expect(neighbour).toMatchObject({ status: 'done', tests: [{ passed: true, got: '5' }] })
  return outcome
}
