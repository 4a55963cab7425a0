import * as z from 'zod/mini'
import { type Endpoint, endpoint } from '../kernel/endpoint.ts'
import { LANGS } from '../kernel/language/locale.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { slug } from './schema.ts'

const lang = () => z.object({ lang: z.optional(z.literal(LANGS, 'choice')) })

const file = <const Parts extends Pick<Endpoint, 'path' | 'summary' | 'params' | 'query' | 'refusals'>>(parts: Parts) =>
  endpoint({
    method: 'GET',
    access: 'anyone',
    answer: 'file',
    revalidated: true,
    limit: { count: 120, seconds: 60 },
    ...parts,
  })

/** Machine-readable files of the site: for search engines, installers, language models. */
export const siteFilesContract = {
  sitemap: file({
    path: '/sitemap.xml',
    summary: 'Every public page in both languages, with the day its content last changed',
  }),
  robots: file({ path: '/robots.txt', summary: 'What crawlers may read: whatever a visitor may' }),
  securityContact: file({
    path: '/.well-known/security.txt',
    summary: 'Where somebody who found a weakness writes to (RFC 9116)',
  }),
  securityContactAlias: endpoint({
    method: 'GET',
    path: '/security.txt',
    access: 'anyone',
    summary: 'Leads to /.well-known/security.txt',
    answer: 'redirect',
    limit: { count: 120, seconds: 60 },
  }),
  manifest: file({
    path: '/manifest.webmanifest',
    summary: 'How the site calls itself and looks when it is installed, in the language of the page',
    query: lang(),
  }),
  llms: file({ path: '/llms.txt', summary: 'What the product is and where to read on, in both languages' }),
  articleMarkdown: file({
    path: '/knowledge-center/:slug.md',
    summary: 'An article of the knowledge center as Markdown',
    params: z.object({ slug: slug() }),
    query: lang(),
    refusals: [platformErrors.not_found],
  }),
  faqMarkdown: file({ path: '/faq.md', summary: 'Questions and answers as Markdown', query: lang() }),
} as const
