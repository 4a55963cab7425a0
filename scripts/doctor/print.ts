import { pathTo } from '../../packages/domain/src/navigation/paths.ts'
import { checkFacts } from '../../packages/domain/src/setup-checks/limits.ts'
import type { Finding } from '../../packages/domain/src/setup-checks/rules-machine.ts'
import { CHECK_NAMES, REASON_TEXTS } from '../../packages/domain/src/setup-checks/rules-names.ts'
import type { SetupCheckAnswer } from '../../packages/domain/src/setup-checks/schema.ts'

const WIDTH = 9
const line = (mark: string, text: string) => console.log(`${mark.padEnd(WIDTH)}${text}`)

export function printFindings(findings: readonly Finding[]): void {
  for (const { title, passed, text } of findings) line(passed ? 'ok' : 'MISSING', `${title}: ${text}`)
}

/** A setting that is there is tried on the set-up page; one that is not is set by the operator. */
function placeOf({ id, reason }: SetupCheckAnswer, publicUrl: string): string {
  const { section, query, setting = '' } = checkFacts(id)
  if (section) return publicUrl + pathTo('opsSection', { section }, query)
  const isGiven = reason === 'untested' || reason === 'failed'
  return isGiven ? publicUrl + pathTo('opsSection', { section: 'setup-checks' }) : setting
}

/** What is required is in capitals; each missing one says what breaks, and where it is done. */
export function printChecks(checks: readonly SetupCheckAnswer[], { PUBLIC_URL }: { PUBLIC_URL: string }): void {
  console.log()
  for (const check of checks) {
    const { id, state, reason, essential, lacking } = check
    const { title, without } = CHECK_NAMES[id]
    if (state !== 'missing') {
      line(state === 'off' ? 'off' : 'ok', title.en)
      continue
    }
    const why = [reason && reason !== 'unset' ? REASON_TEXTS[reason].en.toLowerCase() : '', lacking.join(', ')]
    line(essential ? 'MISSING' : 'missing', [title.en, ...why.filter(Boolean)].join(': '))
    line('', `${without.en} → ${placeOf(check, PUBLIC_URL)}`)
  }
}
