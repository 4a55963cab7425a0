import { compile } from '@fastify/proxy-addr'
import * as z from 'zod/mini'

export function port() {
  return integerBetween(0, 65535)
}

export function integerBetween(min: number, max: number) {
  return z.pipe(
    z.transform((value) => Number(value)),
    z
      .number(`must be a whole number from ${min} to ${max}`)
      .check(
        z.int(`must be a whole number from ${min} to ${max}`),
        z.minimum(min, `must be at least ${min}`),
        z.maximum(max, `must be at most ${max}`),
      ),
  )
}

export function secret(length: number) {
  return z.string().check(z.minLength(length, `must have at least ${length} characters`))
}

/** An address with room for a signed part in what stands before the @. */
export function replyUser() {
  return z
    .string()
    .check(z.regex(/^[a-z0-9]{1,10}@[a-z0-9.-]+$/, 'must look like reply@in.fareeq.com, in small letters'))
}

/** A mailbox with its user and password, percent-encoded. */
export function mailbox() {
  const message = 'must look like imaps://user:password@host/INBOX, with user and password percent-encoded'
  const isMailbox = (text: string) => /^imaps?:\/\/[^:@/\s]+:[^:@/\s]+@[^@\s]+$/.test(text) && URL.canParse(text)
  return z.string().check(z.refine(isMailbox, message))
}

/** A part of the whole: 0.1 is a tenth. */
export function share() {
  const message = 'must be a number from 0 to 1'
  return z.pipe(
    z.transform((value) => Number(value)),
    z.number(message).check(z.minimum(0, message), z.maximum(1, message)),
  )
}

export function onOff() {
  return z.pipe(
    z.literal(['on', 'off', 'true', 'false', '1', '0'], 'must be on or off'),
    z.transform((value) => ['on', 'true', '1'].includes(value)),
  )
}

export function addresses(scheme: 'stun' | 'turn') {
  const address = new RegExp(`^${scheme}s?:[^\\s,]+$`)
  return listOf(z.string().check(z.regex(address, `must start with ${scheme}: or ${scheme}s:`)))
}

export function origins() {
  return listOf(z.string().check(z.regex(/^https?:\/\/[^\s/?#]+$/, 'must be origins such as https://fareeq.com')))
}

/** Comma-separated; nothing is an empty list. */
const pieces = () =>
  z.pipe(
    z._default(z.string(), ''),
    z.transform((value) => value.split(',').flatMap((piece) => piece.trim() || [])),
  )

function listOf<Part extends z.ZodMiniType<unknown, string>>(part: Part) {
  return z.pipe(pieces(), z.array(part))
}

export function namesOf<Name extends string>(names: readonly Name[], what: string) {
  return listOf(z.literal(names, `must name ${what}, separated by commas: ${names.join(', ')}`))
}

const NETWORKS = 'must name the networks of your proxies, such as 127.0.0.0/8,10.0.0.0/8, or be off'

/** Addresses and networks (CIDR) of IPv4 and IPv6. A word such as `on` would trust whoever reaches the port, and so would /0. */
export function networks() {
  const isNetwork = (text: string) => {
    try {
      return /[.:]/.test(text) && Boolean(compile(text))
    } catch {
      return false
    }
  }
  return z.pipe(
    z.pipe(
      pieces(),
      z.transform((names) => (names.join() === 'off' ? [] : names)),
    ),
    z.array(z.string().check(z.refine(isNetwork, NETWORKS))),
  )
}

export function webUrl() {
  return z.pipe(
    z.url({ protocol: /^https?$/, error: 'must be a web address that starts with http:// or https://' }),
    z.transform((value) => value.replace(/\/+$/, '')),
  )
}

/** An email address or a page; given on as the URI that RFC 9116 wants. */
export function securityContact() {
  return z.pipe(
    z
      .string()
      .check(
        z.regex(/^(?:(?:mailto:)?[^\s@:/]+@[^\s@/]+|https:\/\/\S+)$/, 'must be an email address or an https:// page'),
      ),
    z.transform((value) => (/^(?:mailto|https):/.test(value) ? value : `mailto:${value}`)),
  )
}

/** `7d,4w`: so many days and, behind a comma, so many weeks. */
export function daysAndWeeks() {
  return z.pipe(
    z._default(
      z.string().check(z.regex(/^[1-9]\d{0,2}d(,\d{1,3}w)?$/, 'must look like 7d,4w: so many days, so many weeks')),
      '7d,4w',
    ),
    z.transform((value) => {
      const [days, weeks = '0'] = value.split(',')
      return { days: Number.parseInt(days!, 10), weeks: Number.parseInt(weeks, 10) }
    }),
  )
}
