import * as z from 'zod/mini'
import { integerBetween, networks, origins, port, securityContact, webUrl } from './env-values.ts'

/** The listener, and what is in front of it. */
export const httpSettings = {
  PORT: z._default(port(), 3000),
  HOST: z._default(z.string(), '0.0.0.0'),
  PUBLIC_URL: z.optional(webUrl()),
  /** Networks of the proxies in front: what these write into X-Forwarded-For is believed. */
  TRUST_PROXY: networks(),
  /** Origins whose pages call this API from elsewhere (`https://fareeq.com`, comma-separated), for builds with VITE_API_URL. */
  WEB_ORIGINS: origins(),
  /** How many connections one network may have open; proxies in front (TRUST_PROXY) have their own limit. */
  CONNECTIONS_PER_NETWORK: z._default(integerBetween(1, 100_000), 500),
  /** Concurrency limit while the server is busy; default: the connections of the pool. */
  CALLS_WHEN_BUSY: z.optional(integerBetween(1, 100_000)),
  /** Where somebody who found a weakness writes to, in `/.well-known/security.txt`; without it the contact page. */
  SECURITY_CONTACT: z.optional(securityContact()),
}
