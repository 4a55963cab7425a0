import { execFileSync } from 'node:child_process'
import manifest from '../../../../package.json' with { type: 'json' }

/** Of a release: `npm run build` writes the commit beside the version. */
const about: { version: string; commit?: string | null } = manifest

export const VERSION: string = about.version

/** The commit this code was made from; `unknown` in a folder that is neither a release nor a checkout. */
export const COMMIT: string = about.commit ?? commitOfCheckout() ?? 'unknown'

function commitOfCheckout(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}
