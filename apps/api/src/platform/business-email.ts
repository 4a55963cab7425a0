import { resolveMx } from 'node:dns/promises'

/** Misspelt domains of the big free providers. */
const MISTYPED = new Set([
  'gmail.con',
  'gmail.co',
  'gmial.com',
  'gmai.com',
  'hotmail.con',
  'hotmial.com',
  'outlook.con',
  'yahoo.con',
])

let lists: ReturnType<typeof loadLists> | undefined
/** Dynamic import at the first address: the lists take 13 MB. */
async function loadLists() {
  const [{ default: domains }, { isValid }, { getDomain }] = await Promise.all([
    import('free-email-domains'),
    import('mailchecker'),
    import('tldts'),
  ])
  return { free: new Set<string>(domains), isNotDisposable: isValid, getDomain }
}

/** A business address: not a free mailbox, not a throw-away one, and (where the DNS may be asked) able to receive mail. */
export async function isBusinessEmail(email: string, checkMx: boolean, dns = resolveMx): Promise<boolean> {
  const { free, getDomain, isNotDisposable } = await (lists ??= loadLists())
  const host = email.slice(email.lastIndexOf('@') + 1)
  const domain = getDomain(host) ?? host
  if (free.has(domain) || free.has(host) || MISTYPED.has(domain) || !isNotDisposable(email)) return false
  return !checkMx || (await receivesMail(host, dns))
}

/** Fails open: a DNS timeout must not refuse a sign-up, only a definite "no mail exchanger" does. */
async function receivesMail(host: string, dns: typeof resolveMx): Promise<boolean> {
  try {
    return (await dns(host)).some((mx) => mx.exchange !== '')
  } catch (error) {
    return !['ENOTFOUND', 'ENODATA'].includes((error as { code?: string }).code ?? '')
  }
}
