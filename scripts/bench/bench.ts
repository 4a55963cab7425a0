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

const { values: options } = parseArgs({
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
const { quick } = options
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
const asksAll = !parts.some((part) => options[part])
const rounds = { lcp: Number(options.runs ?? (quick ? 2 : 5)), lighthouse: Number(options.runs ?? (quick ? 1 : 5)) }

if (asksAll || options.servers) {
  const servers = await benchServers(quick)
  saveResults({ servers: { at: new Date().toISOString(), quick, ...servers } })
  printServers(servers)
}
if (asksAll || options.operations) {
  const operations = await benchOperations(quick)
  saveResults({ operations: { at: new Date().toISOString(), quick, ...operations } })
  printOperations(operations)
}
if (asksAll || options.overload) {
  const overload = await benchOverload(quick)
  saveResults({ overload: { at: new Date().toISOString(), quick, ...overload } })
  printOverload(overload)
}
if (asksAll || options.matching) {
  const matching = await benchMatching(quick)
  saveResults({ matching: { at: new Date().toISOString(), quick, ...matching } })
  printMatching(matching)
  const nodes = await benchNodes(quick)
  saveResults({ matchingNodes: { at: new Date().toISOString(), quick, ...nodes } })
  printNodes(nodes)
}
if (asksAll || options.cv) {
  const cv = await benchCv()
  saveResults({ cv: { at: new Date().toISOString(), ...cv } })
  printCv(cv)
}
if (asksAll || options.similarity) {
  const similarity = await benchSimilarity()
  saveResults({ similarity: { at: new Date().toISOString(), ...similarity } })
  printSimilarity(similarity)
}
if (asksAll || options.sandbox) {
  const sandbox = await benchSandbox(quick)
  saveResults({ sandbox: { at: new Date().toISOString(), quick, ...sandbox } })
  printSandbox(sandbox)
}
if (asksAll || options.screens) {
  const screens = await benchScreens()
  saveResults({ screens: { at: new Date().toISOString(), ...screens } })
  printScreens(screens)
}
if (asksAll || options.pages) {
  const pages = await benchPublic(rounds)
  saveResults({ pages: { at: new Date().toISOString(), rounds, ...pages } })
  printPublic(pages)
}
console.log(`Written to ${RESULTS}`)

/** Results that were not measured this time are kept. */
function saveResults(part: Record<string, unknown>) {
  const before = existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Record<string, unknown>) : {}
  mkdirSync('bench-results', { recursive: true })
  writeFileSync(RESULTS, JSON.stringify({ ...before, ...part }, null, 2))
}
