// Ratios measured in one interleaved run, because machines differ and are noisy; absolute figures are only for scale.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { printChanges } from './changes.ts'
import { benchCv, printCv } from './cv.ts'
import { benchKills, printKills } from './kills.ts'
import { benchNodes, printNodes } from './matching-nodes.ts'
import { benchMatching, printMatching } from './matching.ts'
import { benchOperations, printOperations } from './operations.ts'
import { benchOverload, printOverload } from './overload.ts'
import { benchProduction, printProduction } from './production.ts'
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
    /** Only what becomes of a server that is killed. */
    kills: { type: 'boolean', default: false },
    /** Only the back office. */
    operations: { type: 'boolean', default: false },
    /** Only a node in production, and its backups. */
    production: { type: 'boolean', default: false },
    /** Only the running of candidates' code. */
    sandbox: { type: 'boolean', default: false },
    /** Only the screens of the app. */
    screens: { type: 'boolean', default: false },
    /** How often each page is timed and given to Lighthouse. */
    runs: { type: 'string' },
  },
})
const { quick } = options
const rounds = { lcp: Number(options.runs ?? (quick ? 2 : 5)), lighthouse: Number(options.runs ?? (quick ? 1 : 5)) }
const asksAll = !Object.entries(options).some(([name, value]) => value === true && name !== 'quick')

type Part = Exclude<keyof typeof options, 'quick' | 'runs'>

await bench('servers', () => benchServers(quick), printServers)
await bench('operations', () => benchOperations(quick), printOperations)
await bench('overload', () => benchOverload(quick), printOverload)
await bench('kills', () => benchKills(quick), printKills)
await bench('production', () => benchProduction(quick), printProduction)
await bench('matching', () => benchMatching(quick), printMatching)
await bench('matching', () => benchNodes(quick), printNodes, 'matchingNodes')
await bench('cv', benchCv, printCv)
await bench('similarity', benchSimilarity, printSimilarity)
await bench('sandbox', () => benchSandbox(quick), printSandbox)
await bench('screens', benchScreens, printScreens)
await bench('pages', () => benchPublic(rounds), printPublic)
console.log(`Written to ${RESULTS}`)

async function bench<Result extends object>(
  part: Part,
  measure: () => Promise<Result>,
  print: (result: Result) => void,
  name: string = part,
) {
  if (!asksAll && !options[part]) return
  const result = await measure()
  print(result)
  // What was not measured this time stays in the file.
  const before = existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Record<string, unknown>) : {}
  printChanges(before[name], result)
  mkdirSync(dirname(RESULTS), { recursive: true })
  writeFileSync(
    RESULTS,
    JSON.stringify({ ...before, [name]: { at: new Date().toISOString(), quick, ...result } }, null, 2),
  )
}
