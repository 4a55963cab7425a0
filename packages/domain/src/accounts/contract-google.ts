import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { MINUTE } from '../kernel/time/time.ts'
import { safeRedirect } from '../navigation/hrefs.ts'
import { accountErrors } from './errors.ts'

/** Lifetimes of the authorization request at Google, and of its result until the page uses it. */
export const GOOGLE = { attemptLifetime: 10 * MINUTE, handoffLifetime: 5 * MINUTE } as const

/** The pages with a Google button. */
export const GOOGLE_PAGES = ['/login', '/talent-signup', '/client-signup'] as const
export type GooglePage = (typeof GOOGLE_PAGES)[number]
export const FIRST_PAGE: GooglePage = '/login'

/** Query parameter of the page after the redirect from Google. */
export type GoogleOutcome = 'google' | 'failed' | 'off'

// Opened by browser navigation, not by a form: invalid parameters are dropped, because JSON errors would be shown as a page.
const anyText = () => z.catch(z.optional(z.string()), undefined)

export const googleContract = {
  start: endpoint({
    method: 'GET',
    path: '/api/auth/google/start',
    access: 'anyone',
    summary:
      'Sends the browser to Google, which always asks which account to use; back with social=off where it is not offered',
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
    refusals: [accountErrors.social_token_invalid, platformErrors.not_authorized],
    limit: { count: 30, seconds: 60 },
    // The answer contains a token, which must not be stored with the idempotency key.
    idempotent: false,
  }),
} as const
