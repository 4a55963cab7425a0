import { createSandbox } from '../../apps/api/src/platform/sandbox/create-sandbox.ts'
import type { CodeRequest, RunRequest } from '../../apps/api/src/platform/sandbox/sandbox.ts'
import { median, percentile } from './median.ts'

const ROUNDS = 40
/** Targets: milliseconds at the median, and sustained runs a second. */
const GOALS = { javascript: 300, typescript: 300, python: 1_000, runs: 20 }
const TOTALS: Record<CodeRequest['language'], string> = {
  javascript: 'function total(cart) { return cart.reduce((sum, { price, count }) => sum + price * count, 0) }',
  typescript: `type Line = { price: number; count: number }
    const total = (cart: Line[]): number => cart.reduce((sum, { price, count }) => sum + price * count, 0)`,
  python: 'def total(cart):\n    return sum(line["price"] * line["count"] for line in cart)',
}
const cart = (lines: number) => Array.from({ length: lines }, (_, at) => ({ price: at + 1, count: 2 }))
const request = (language: CodeRequest['language']): CodeRequest => ({
  language,
  source: TOTALS[language],
  entry: 'total',
  tests: [0, 1, 10, 100, 1_000].map((lines) => ({ args: [cart(lines)], gives: lines * (lines + 1) })),
})
/** The same with one wrong expectation: a verdict that is always "passed" would not be noticed otherwise. */
const wrong = (language: CodeRequest['language']): CodeRequest => {
  const { tests, ...rest } = request(language)
  return { ...rest, tests: tests.map((test, at) => (at === 2 ? { ...test, gives: -1 } : test)) }
}
const query: RunRequest = {
  language: 'sql',
  schema: 'create table lines (price int, count int)',
  source: 'select sum(price * count) from lines',
  solution: 'select sum(count * price) from lines',
  ordered: false,
  tests: [{ rows: 'insert into lines values (1, 2), (3, 4)' }],
}

type Times = { median: number; p95: number }
type Bench = {
  javascript: Times
  typescript: Times
  python: Times
  sql: Times
  load: { seconds: number; runs: number; perSecond: number; wrongVerdicts: number; p95: number; share: string }
}

export async function benchSandbox(quick: boolean): Promise<Bench> {
  const sandbox = createSandbox({ log: { info() {}, warn: console.warn, error: console.error } })
  const time = async (task: RunRequest, rounds: number): Promise<Times> => {
    await sandbox.run(task)
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const startedAt = performance.now()
      const { status } = await sandbox.run(task)
      if (status !== 'done') throw new Error(`a run ended as ${status}`)
      times.push(performance.now() - startedAt)
    }
    return { median: Math.round(median(times)), p95: Math.round(percentile(times, 0.95)) }
  }
  const javascript = await time(request('javascript'), ROUNDS)
  const typescript = await time(request('typescript'), ROUNDS)
  const python = await time(request('python'), ROUNDS)
  const load = await runLoad(sandbox.run, quick ? 10 : 60)
  const sql = await time(query, 10)
  await sandbox.close()
  return { javascript, typescript, python, sql, load }
}

/** Four people press without a pause: two JavaScript, one TypeScript, one Python, every third run with a wrong expectation. */
async function runLoad(run: (task: RunRequest) => Promise<{ tests: { passed: boolean }[] }>, seconds: number) {
  const until = performance.now() + seconds * 1_000
  const times: number[] = []
  let wrongVerdicts = 0
  const press = async (language: CodeRequest['language']) => {
    for (let round = 0; performance.now() < until; round++) {
      const startedAt = performance.now()
      const isWrong = round % 3 === 2
      const { tests } = await run(isWrong ? wrong(language) : request(language))
      const isRight = tests.length === 5 && tests.every(({ passed }, at) => passed !== (isWrong && at === 2))
      if (!isRight) wrongVerdicts++
      times.push(performance.now() - startedAt)
    }
  }
  await Promise.all((['javascript', 'javascript', 'typescript', 'python'] as const).map(press))
  const perSecond = Math.round((times.length / seconds) * 10) / 10
  const share = '2 JavaScript : 1 TypeScript : 1 Python'
  return { seconds, runs: times.length, perSecond, wrongVerdicts, p95: Math.round(percentile(times, 0.95)), share }
}

export function printSandbox({ load, ...languages }: Bench) {
  console.log('\nRunning candidates’ code: five tests, from press to result')
  for (const [language, { median, p95 }] of Object.entries(languages)) {
    const goal = GOALS[language as keyof typeof GOALS]
    console.log(`  ${language.padEnd(12)}${median} ms median, ${p95} ms p95${goal ? ` (${goal} ms at most)` : ''}`)
  }
  const { seconds, perSecond, wrongVerdicts, p95, share } = load
  console.log(
    `  ${perSecond} runs/s over ${seconds} s (${GOALS.runs} at least), ${wrongVerdicts} wrong verdicts, p95 ${p95} ms; ${share}`,
  )
}
