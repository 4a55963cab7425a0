import { afterAll, expect, test } from 'vitest'
import type { SimilarityReport, SimilarityWork } from '../../engines/code-similarity/compare.ts'
import { loadParserModules } from './parser-modules.ts'
import { createWorkers } from './workers.ts'

const workers = createWorkers<SimilarityWork, SimilarityReport>({
  file: new URL('../../engines/code-similarity/worker.ts', import.meta.url),
  size: 1,
  queue: 9,
  each: 9,
  timeoutMs: 20_000,
  cooldownMs: 0,
  heapMb: 192,
  growthMb: 500,
})
afterAll(() => workers.close())

const PYTHON = `
def report(lines):
    counts = {}
    for line in lines:
        level, _, message = line.partition(" ")
        if level not in ("warning", "error"):
            continue
        known = counts.setdefault(level, {"count": 0, "messages": []})
        known["count"] += 1
        if message not in known["messages"]:
            known["messages"].append(message)
    return sorted(counts.items(), key=lambda pair: pair[1]["count"], reverse=True)
`
const JAVASCRIPT = `
function report(lines) {
  const counts = new Map()
  for (const line of lines) {
    const [, level, message] = /^(\\w+) (.*)$/.exec(line) ?? []
    if (level !== 'warning' && level !== 'error') continue
    const known = counts.get(level) ?? { count: 0, messages: new Set() }
    known.messages.add(message)
    counts.set(level, { ...known, count: known.count + 1 })
  }
  return [...counts].sort(([, a], [, b]) => b.count - a.count)
}
`

test('answers in both grammars are compared in a thread, one after the other, while the process goes on', async () => {
  const modules = await loadParserModules()
  expect(await loadParserModules()).toBe(modules)
  let turns = 0
  const clock = setInterval(() => turns++, 5)
  const answers = [
    { id: 'snake', language: 'python', source: PYTHON },
    { id: 'coffee', language: 'javascript', source: JAVASCRIPT },
  ] as const
  const reports = await Promise.all(
    answers.map((submission) => workers.run({ modules, submission, peers: answers, starters: [] }, submission.id)),
  )
  clearInterval(clock)
  expect(reports).toMatchObject([[{ id: 'snake', similarity: 1 }], [{ id: 'coffee', similarity: 1 }]])
  expect(turns).toBeGreaterThan(3)
})
