// Asks systemd whether the units are whole, and how much they are allowed.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { DEPLOY } from './read-files.ts'

const MAX_EXPOSURE = 2
/** Where a release will be; here there is none. */
const EXPECTED = /fareeq is not executable: No such file or directory/

for (const unit of ['fareeq@.service', 'fareeq-runner.service']) {
  const file = join(DEPLOY, 'systemd', unit)
  const verification = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
  const faults = verification.stderr.split('\n').filter((line) => line.includes('fareeq') && !EXPECTED.test(line))
  const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', file], { encoding: 'utf8' })
  const exposure = /exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1]
  console.log(`${unit}: ${faults.length === 0 ? 'whole' : faults.join('; ')}; exposure ${exposure} of 10`)
  if (faults.length > 0 || !(Number(exposure) <= MAX_EXPOSURE)) process.exitCode = 1
}
