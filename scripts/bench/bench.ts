// Ratios measured in one interleaved run, because machines differ and are noisy; absolute figures are only for scale.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { benchCv, printCv } from './cv.ts'
import { benchNodes, printNodes } from './matching-nodes.ts'
import { benchMatching, printMatching } from './matching.ts'
import { benchOperations, printOperations } from './operations.ts'
import { benchOverload, printOverload } from './overload.ts'
import { benchPublic } from './public.ts'
import { printPublic } from './public-report.ts'
import { benchSandbox, printSandbox } from './sandbox.ts'
import { benchScreens, printScreens } from './screens.ts'
import { benchServers, printServers } from './servers.ts'
import { benchSimilarity, printSimilarity } from './similarity.ts'

const RESULTS = 'bench-results/bench.json'

const { values: asked } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    /** Only what a browser measures. */
    pages: { type: 'boolean', default: false },
    /** Only the reading of CVs. */
    cv: { type: 'boolean', default: false },
    /** Only the comparison of code. */
    similarity: { type: 'boolean', default: false },
    /** Only the search for talents. */
    matching: { type: 'boolean', default: false },
    /** Only the calls of the API. */
    servers: { type: 'boolean', default: false },
    /** Only what becomes of ten times the load. */
    overload: { type: 'boolean', default: false },
    /** Only the back office. */
    operations: { type: 'boolean', default: false },
    /** Only the running of candidates' code. */
    sandbox: { type: 'boolean', default: false },
    /** Only the screens of the app. */
    screens: { type: 'boolean', default: false },
    /** How often each page is timed and given to Lighthouse. */
    runs: { type: 'string' },
  },
})
const { quick } = asked
const parts = [
  'overload',
  'pages',
  'cv',
  'similarity',
  'matching',
  'servers',
  'operations',
  'sandbox',
  'screens',
] as const
const asksAll = !parts.some((part) => asked[part])
const rounds = { lcp: Number(asked.runs ?? (quick ? 2 : 5)), lighthouse: Number(asked.runs ?? (quick ? 1 : 5)) }

if (asksAll || asked.servers) {
  const servers = await benchServers(quick)
  keep({ servers: { at: new Date().toISOString(), quick, ...servers } })
  printServers(servers)
}
if (asksAll || asked.operations) {
  const operations = await benchOperations(quick)
  keep({ operations: { at: new Date().toISOString(), quick, ...operations } })
  printOperations(operations)
}
if (asksAll || asked.overload) {
  const overload = await benchOverload(quick)
  keep({ overload: { at: new Date().toISOString(), quick, ...overload } })
  printOverload(overload)
}
if (asksAll || asked.matching) {
  const matching = await benchMatching(quick)
  keep({ matching: { at: new Date().toISOString(), quick, ...matching } })
  printMatching(matching)
  const nodes = await benchNodes(quick)
  keep({ matchingNodes: { at: new Date().toISOString(), quick, ...nodes } })
  printNodes(nodes)
}
if (asksAll || asked.cv) {
  const cv = await benchCv()
  keep({ cv: { at: new Date().toISOString(), ...cv } })
  printCv(cv)
}
if (asksAll || asked.similarity) {
  const similarity = await benchSimilarity()
  keep({ similarity: { at: new Date().toISOString(), ...similarity } })
  printSimilarity(similarity)
}
if (asksAll || asked.sandbox) {
  const sandbox = await benchSandbox(quick)
  keep({ sandbox: { at: new Date().toISOString(), quick, ...sandbox } })
  printSandbox(sandbox)
}
if (asksAll || asked.screens) {
  const screens = await benchScreens()
  keep({ screens: { at: new Date().toISOString(), ...screens } })
  printScreens(screens)
}
if (asksAll || asked.pages) {
  const pages = await benchPublic(rounds)
  keep({ pages: { at: new Date().toISOString(), rounds, ...pages } })
  printPublic(pages)
}
console.log(`Written to ${RESULTS}`)

/** Results that were not measured this time are kept. */
function keep(part: Record<string, unknown>) {
  const before = existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Record<string, unknown>) : {}
  mkdirSync('bench-results', { recursive: true })
  writeFileSync(RESULTS, JSON.stringify({ ...before, ...part }, null, 2))
}
