import { machineFindings } from '../packages/domain/src/setup-checks/rules-machine.ts'
import { missingEssentials } from '../packages/domain/src/setup-checks/rules.ts'
import { BadSettings } from '../apps/api/src/platform/env-parse.ts'
import { type Env, readEnv } from '../apps/api/src/platform/env.ts'
import { examine } from './doctor/examine.ts'
import { printChecks, printFindings } from './doctor/print.ts'

/** `npm run doctor`: what this installation has and lacks, before the start and after it. Changes nothing. */
function settings(): Env | null {
  try {
    return readEnv(process.env)
  } catch (error) {
    if (!(error instanceof BadSettings)) throw error
    printFindings(error.message.split('\n').map((text) => ({ title: 'Settings', passed: false, text })))
    return null
  }
}

const env = settings()
if (!env) process.exit(1)
printFindings([{ title: 'Settings', passed: true, text: env.production ? 'production' : env.NODE_ENV }])
const { machine, checks } = await examine(env)
const findings = machineFindings(machine)
printFindings(findings)
if (checks) printChecks(checks, env)
const failed = findings.filter(({ passed }) => !passed).length
const missing = checks ? missingEssentials(checks).length : 0
const [count, sentence] = [failed + missing, checks ? '' : '\nWhat the business lacks is known after the first start.']
console.log(`${sentence}\n${count === 0 ? 'Nothing required is missing.' : `Required and missing: ${count}.`}`)
process.exit(count === 0 ? 0 : 1)
