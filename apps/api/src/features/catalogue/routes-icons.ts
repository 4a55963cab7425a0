import { readFile } from 'node:fs/promises'
import { iconsContract as contract } from '@fareeq/domain/catalogue/contract.ts'
import { SKILL_ICONS } from '@fareeq/domain/catalogue/entries-skills-icons.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { withCacheHeaders } from '../../platform/http/cache-headers.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'

const CACHE_SECONDS = 2_592_000

const iconNames = new Set(SKILL_ICONS.values())
const cache = new Map<string, Promise<string>>()

/** Allow-list of names, so no path traversal; each file is read once. */
function iconOf(name: string): Promise<string> {
  if (!iconNames.has(name)) throw new Refusal(platformErrors.not_found)
  let text = cache.get(name)
  if (!text) {
    text = readFile(new URL(import.meta.resolve(`simple-icons/icons/${name}.svg`)), 'utf8')
    cache.set(name, text)
  }
  return text
}

export function iconRoutes(server: Server) {
  serve(server, contract.skill, async (_call, { params, request, reply }) => {
    const body = withCacheHeaders(request, reply, await iconOf(params.file.replace(/\.svg$/, '')), CACHE_SECONDS)
    void reply
      .header('cache-control', `public, max-age=${CACHE_SECONDS}, immutable`)
      .header('cross-origin-resource-policy', 'same-origin')
      .type('image/svg+xml')
      .send(body)
  })
}
