import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { SimilarityReport, SimilarityWork } from '../../apps/api/src/engines/code-similarity/compare.ts'
import { loadParserModules } from '../../apps/api/src/platform/workers/parser-modules.ts'
import { type RandomSource, chanceOf } from '../cv-corpus/chance.ts'
import { median } from './median.ts'

const ANSWERS = 300
const ROUNDS = 5
/** Seconds for one answer against all others of its task. */
const GOAL = 5

type Bench = { answers: number; lines: number; coldSeconds: number; warmSeconds: number; warmCpuSeconds: number }

const round = (value: number) => Math.round(value * 1000) / 1000

/** Cold: a new thread and the compilation of the grammars. Warm: the same thread again. */
export async function benchSimilarity(): Promise<Bench> {
  const [submission, ...peers] = Array.from({ length: ANSWERS }, (_, n) => ({
    id: String(n),
    language: 'javascript' as const,
    source: someAnswer(chanceOf(n + 1)),
  }))
  if (!submission) throw new Error('there is nothing to compare')
  const worker = new Worker(new URL('../../apps/api/src/engines/code-similarity/worker.ts', import.meta.url), {
    execArgv: [],
    env: {},
  })
  const compare = async () => {
    const [startedAt, cpu] = [performance.now(), process.cpuUsage()]
    const modules = await loadParserModules()
    worker.postMessage({ modules, submission, peers, starters: [] } satisfies SimilarityWork)
    const [report] = (await once(worker, 'message')) as [SimilarityReport]
    if (report.length !== peers.length) throw new Error(`${report.length} of ${peers.length} peers were compared`)
    const { user, system } = process.cpuUsage(cpu)
    return { seconds: (performance.now() - startedAt) / 1000, cpu: (user + system) / 1e6 }
  }
  const cold = await compare()
  const warm: (typeof cold)[] = []
  for (let n = 0; n < ROUNDS; n++) warm.push(await compare())
  await worker.terminate()
  return {
    answers: ANSWERS,
    lines: submission.source.split('\n').length,
    coldSeconds: round(cold.seconds),
    warmSeconds: round(median(warm.map(({ seconds }) => seconds))),
    warmCpuSeconds: round(median(warm.map(({ cpu }) => cpu))),
  }
}

/** Generated functions of a few kinds in any order: more alike than real answers, which costs more. */
const FUNCTIONS: readonly ((name: string) => string)[] = [
  (name) => `function ${name}(items) {
  let total = 0
  for (const item of items) {
    if (item.paid) continue
    total += item.price * item.quantity
  }
  return total
}`,
  (name) => `const ${name} = (items) =>
  items
    .filter((item) => item.open && item.due < today)
    .map((item) => ({ ...item, late: true }))
    .sort((a, b) => a.due - b.due)`,
  (name) => `function ${name}(rows) {
  const groups = new Map()
  for (const row of rows) {
    const group = groups.get(row.customer) ?? []
    group.push(row)
    groups.set(row.customer, group)
  }
  return [...groups.entries()]
}`,
  (name) => `function ${name}(text) {
  const words = text.toLowerCase().split(/\\s+/)
  const counts = {}
  for (let i = 0; i < words.length; i++) {
    counts[words[i]] = (counts[words[i]] || 0) + 1
  }
  return counts
}`,
  (name) => `function ${name}(low, high, test) {
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (test(middle)) high = middle
    else low = middle + 1
  }
  return low
}`,
]

const someAnswer = (chance: RandomSource) =>
  Array.from({ length: 6 }, (_, n) => chance.one(FUNCTIONS)(`step${n}`)).join('\n\n')

export function printSimilarity({ answers, lines, coldSeconds, warmSeconds, warmCpuSeconds }: Bench) {
  const missed = Math.max(coldSeconds, warmSeconds) > GOAL ? ' !' : ''
  console.log(`\nComparing code: an answer of ${lines} lines against ${answers - 1} others of its task`)
  console.log(`  ${coldSeconds} s in a new thread, ${warmSeconds} s afterwards (${GOAL} s at most)${missed}`)
  console.log(`  ${warmCpuSeconds} s of a processor`)
}
