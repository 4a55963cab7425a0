import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { MINUTE } from '../kernel/time.ts'
import { safeRedirect } from '../navigation/hrefs.ts'
import { accountErrors as no } from './errors.ts'

/** How long a person may take at Google, and how long the page may take to use what came back. */
export const GOOGLE = { attemptLifetime: 10 * MINUTE, handoffLifetime: 5 * MINUTE } as const

/** The pages with a Google button. */
export const GOOGLE_PAGES = ['/login', '/talent-signup', '/client-signup'] as const
export type GooglePage = (typeof GOOGLE_PAGES)[number]
export const FIRST_PAGE: GooglePage = '/login'

/** What the page reads in its own address when the person is back. */
export type GoogleOutcome = 'google' | 'failed'

// A browser stands at these two addresses, not a form: whatever is wrong with them is dropped, never explained in JSON.
const anyText = () => z.catch(z.optional(z.string()), undefined)

export const googleContract = {
  start: endpoint({
    method: 'GET',
    path: '/api/auth/google/start',
    access: 'anyone',
    summary: 'Sends the browser to Google, which always asks which account to use',
    query: z.object({
      from: z._default(z.catch(z.literal(GOOGLE_PAGES), FIRST_PAGE), FIRST_PAGE),
      redirect: z._default(
        z.catch(
          z.pipe(
            z.string(),
            z.transform((text: string) => safeRedirect(text)),
          ),
          null,
        ),
        null,
      ),
    }),
    answer: 'redirect',
    limit: { count: 60, seconds: 60 },
  }),
  callback: endpoint({
    method: 'GET',
    path: '/api/auth/google/callback',
    access: 'anyone',
    summary: 'Where Google sends the browser back: on to the page with social=google or social=failed',
    query: z.object({ state: anyText(), code: anyText(), error: anyText() }),
    answer: 'redirect',
    limit: { count: 60, seconds: 60 },
  }),
  exchange: endpoint({
    method: 'POST',
    path: '/api/auth/google/exchange',
    access: 'anyone',
    summary: 'Gives the page that Google sent back what social/register and social/login ask for; once',
    answer: z.object({
      data: z.object({
        provider: z.literal('google'),
        provider_id: z.string(),
        access_token: z.string(),
        email: z.string(),
        first_name: z.string(),
        last_name: z.string(),
      }),
    }),
    refusals: [no.social_token_invalid, platformErrors.not_authorized],
    limit: { count: 30, seconds: 60 },
    // Its answer holds a token that is kept nowhere in the clear.
    idempotent: false,
  }),
} as const
