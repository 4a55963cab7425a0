import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { pageQuestion } from '@fareeq/domain/site/schema-pages.ts'
import * as z from 'zod/mini'
import type { PageSource } from '../../platform/pages/renderer.ts'
import type { Platform } from '../../platform/platform.ts'
import { pageContent } from './actions.ts'

const { q, topic } = pageQuestion().shape

/** Invalid query parameters fall back to a default: the page is still shown. */
const readOr = <T>(schema: z.ZodMiniType<T>, value: unknown, otherwise: T): T => {
  const parsed = z.safeParse(schema, value)
  return parsed.success ? parsed.data : otherwise
}

/** Content source of the page renderer. */
export function sitePages(platform: Platform): PageSource {
  const { reads, clock, events, policies } = platform
  return {
    async read(href, lang) {
      const { pathname, query } = readHref(href)
      const topicId = readOr(topic, query['topic'], undefined)
      const question = { path: pathname, q: readOr(q, query['q'], ''), ...(topicId && { topic: topicId }) }
      try {
        // A rendered page is kept: nothing that was committed may be missing in it.
        return await reads.read((db) => pageContent({ db, platform, now: clock.now() }, question, lang))
      } catch (error) {
        if (error instanceof Refusal && error.kind.code === platformErrors.not_found.code) return null
        throw error
      }
    },
    onChange: (listener) => {
      policies.onChange(listener)
      events.subscribe('site', ({ name }) => {
        if (name === 'content.changed') listener()
      })
    },
  }
}
