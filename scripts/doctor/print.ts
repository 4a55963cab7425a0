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

const placeOf = (id: SetupCheckAnswer['id'], publicUrl: string): string => {
  const { section, query, setting } = checkFacts(id)
  return section ? publicUrl + pathTo('opsSection', { section }, query) : (setting ?? '')
}

/** Required things are in capitals; each missing one says what breaks, and where it is done. */
export function printChecks(checks: readonly SetupCheckAnswer[], { PUBLIC_URL }: { PUBLIC_URL: string }): void {
  console.log()
  for (const { id, state, reason, essential, lacking } of checks) {
    const { title, without } = CHECK_NAMES[id]
    if (state !== 'missing') {
      line(state === 'off' ? 'off' : 'ok', title.en)
      continue
    }
    const roles = lacking.length > 0 ? ` (${lacking.join(', ')})` : ''
    line(
      essential ? 'MISSING' : 'missing',
      `${title.en}: ${reason ? REASON_TEXTS[reason].en.toLowerCase() : ''}${roles}`,
    )
    line('', `${without.en} → ${placeOf(id, PUBLIC_URL)}`)
  }
}
