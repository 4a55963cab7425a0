import { ROUTES } from '@fareeq/domain/navigation/paths.ts'
import { siteContract } from '@fareeq/domain/site/contract.ts'

/** Disallowed: areas behind a sign-in, and the API. */
const CLOSED = ['/api/', '/sq/', '/ops/', '/client/', '/talent/', '/local/'] as const

/** Public pages below a disallowed prefix; the longer rule wins. */
const open = [
  siteContract.page.path,
  ...Object.values(ROUTES)
    .filter(({ area, access }) => access === 'anyone' && area !== 'operations')
    .map(({ pattern }) => pattern),
].filter((path) => CLOSED.some((closed) => path.startsWith(closed)))

export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    ...open.map((path) => `Allow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
