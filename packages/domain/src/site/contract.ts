import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { briefDraft } from './schema-brief.ts'
import { briefForm, contactForm, podcastForm } from './schema-forms.ts'
import { pageContent, pageQuestion } from './schema-pages.ts'

const done = () => z.object({ message: z.string() })

export const siteContract = {
  page: endpoint({
    method: 'GET',
    path: '/api/site/page',
    access: 'anyone',
    summary: 'What one public page says, by its address, in one language; q and topic search the knowledge center',
    query: pageQuestion(),
    answer: z.object({ data: pageContent() }),
    revalidated: true,
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
} as const
