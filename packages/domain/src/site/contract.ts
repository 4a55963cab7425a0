import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { siteErrors } from './errors.ts'
import { briefDraft } from './schema-brief.ts'
import { briefForm, contactForm, podcastForm } from './schema-forms.ts'
import { pageContent, pageQuestion } from './schema-pages.ts'
import { SITE_KINDS, slug } from './schema.ts'

const done = () => z.object({ message: z.string() })
const anyFace = () => z.record(z.string(), z.unknown())

export const siteContract = {
  page: endpoint({
    method: 'GET',
    path: '/api/site/page',
    access: 'anyone',
    summary: 'What one public page says, by its address, in one language; q and topic search the knowledge center',
    query: pageQuestion(),
    answer: z.object({ data: pageContent() }),
    refusals: [platformErrors.not_found],
    limit: { count: 120, seconds: 60 },
  }),
  contact: endpoint({
    method: 'POST',
    path: '/api/site/contact',
    access: 'anyone',
    summary: 'A message to operations becomes a ticket; its sender gets a mail with the reference',
    body: contactForm(),
    status: 201,
    answer: z.object({ data: z.object({ reference: z.string(), due_at: z.string() }), message: z.string() }),
    limit: { count: 10, seconds: 600 },
  }),
  subscribePodcast: endpoint({
    method: 'POST',
    path: '/api/site/podcast/subscribe',
    access: 'anyone',
    summary: 'Asks to be told when the podcast begins; counts once the link in the mail is opened',
    body: podcastForm(),
    status: 202,
    answer: done(),
    limit: { count: 10, seconds: 600 },
  }),
  confirmPodcast: endpoint({
    method: 'GET',
    path: '/api/site/podcast/confirm/:token',
    access: 'anyone',
    summary: 'The link in the mail: on to /podcast with subscribed=yes or subscribed=expired',
    // Opened by browser navigation: an invalid token leads to the page, not to JSON.
    params: z.object({ token: z.string() }),
    answer: 'redirect',
    limit: { count: 60, seconds: 60 },
  }),
  brief: endpoint({
    method: 'POST',
    path: '/api/ai-recruiter/brief',
    access: 'anyone',
    summary:
      'Reads a description of a team into a draft request, each field with the words it came from; keeps nothing',
    body: briefForm(),
    answer: z.object({ data: briefDraft() }),
    limit: { count: 60, seconds: 60 },
    idempotent: false,
  }),
  readItem: endpoint({
    method: 'GET',
    path: '/api/ops/site/:kind/:slug',
    access: 'staff',
    may: 'content.edit',
    summary: 'One piece of content in both languages, as it is edited; for content and admins',
    params: z.object({ kind: z.literal(SITE_KINDS), slug: slug() }),
    answer: z.object({
      data: z.object({
        ar: anyFace(),
        en: anyFace(),
        facts: anyFace(),
        position: z.number(),
        published: z.boolean(),
        version: z.number(),
      }),
    }),
    refusals: [platformErrors.not_authorized, platformErrors.not_found],
  }),
  saveItem: endpoint({
    method: 'PUT',
    path: '/api/ops/site/:kind/:slug',
    access: 'staff',
    may: 'content.edit',
    summary: 'Saves one piece of content in both languages; pages are drawn anew, the older version is kept',
    params: z.object({ kind: z.literal(SITE_KINDS), slug: slug() }),
    body: z.strictObject({
      ar: anyFace(),
      en: anyFace(),
      facts: anyFace(),
      position: z.number().check(z.int(), z.minimum(0), z.maximum(10_000)),
      published: z.boolean(),
      /** Optimistic locking: the version that was edited; 0 for a new item. */
      version: z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)),
    }),
    answer: z.object({ data: z.object({ version: z.number() }) }),
    refusals: [platformErrors.not_authorized, siteErrors.content_changed],
  }),
} as const
