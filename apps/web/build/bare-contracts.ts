// A browser needs of a contract only how to call: method and address. The schemas of what goes in and out stay behind.
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const CONTRACT = /packages\/domain\/src\/[\w-]+\/contract[\w-]*\.ts$/
/** What a call reads; see platform/call.ts. */
const KEPT = ['method', 'path', 'idempotent'] as const

type Thing = Record<string, unknown>
const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('_zod' in value)
const isEndpoint = (value: Thing): boolean => KEPT.slice(0, 2).every((key) => typeof value[key] === 'string')

/** The same tree of endpoints without their schemas, or nothing if it is something else. */
function bare(value: unknown): Thing | null {
  if (!isThing(value)) return null
  if (isEndpoint(value)) return Object.fromEntries(KEPT.filter((key) => key in value).map((key) => [key, value[key]]))
  const parts = Object.entries(value).map(([name, part]) => [name, bare(part)] as const)
  return parts.length > 0 && parts.every(([, part]) => part) ? Object.fromEntries(parts) : null
}

export const bareContracts = (): Plugin => ({
  name: 'bare-contracts',
  enforce: 'pre',
  async load(id) {
    if (!CONTRACT.test(id)) return null
    const whole = (await import(pathToFileURL(id).href)) as Thing
    const lines = Object.entries(whole).map(([name, value]) => {
      const made = bare(value)
      return made
        ? `export const ${name} = ${JSON.stringify(made)}`
        : `export { ${name} } from ${JSON.stringify(`${id}?whole`)}`
    })
    return { code: lines.join('\n'), moduleType: 'js', moduleSideEffects: false }
  },
})
