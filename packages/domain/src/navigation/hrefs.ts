/** Parsing and formatting of in-app addresses, and validation of untrusted ones. */

export type Query = Readonly<Record<string, string | undefined>>

/** A navigation target. `matchPath` finds the path parameters. */
export type Navigation = { readonly pathname: string; readonly query: Query }

/** Longer than any address of ours, shorter than what a proxy refuses. */
const MAX_REDIRECT_LENGTH = 2000

export function queryText(query: Query): string {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  if (pairs.length === 0) return ''
  return `?${pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&')}`
}

/** A malformed percent escape is taken literally. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** `/login?redirect=%2Fsettings#top` → path and query; the fragment never reaches a decision. */
export function readHref(href: string): Navigation {
  const [address = ''] = href.split('#')
  const mark = address.indexOf('?')
  if (mark === -1) return { pathname: address, query: {} }
  const pairs = address
    .slice(mark + 1)
    .split('&')
    .filter(Boolean)
  const query = Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [decode(name), decode(value.join('='))]
    }),
  )
  return { pathname: address.slice(0, mark), query }
}

export const hrefOf = ({ pathname, query }: Navigation): string => pathname + queryText(query)

/** Whether a parameter is an id; what else somebody typed there is dropped. */
export const isIdText = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)

/**
 * Open-redirect protection: the return address, or null when it could leave the product (D-09). Browsers read `//host`,
 * `/\host` and `/<tab>/host` as another site, so all three are refused; beginning with `/` already rules out a scheme.
 */
export function safeRedirect(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_REDIRECT_LENGTH) return null
  const [address = ''] = value.split('#')
  const [path = ''] = address.split('?')
  if (!path.startsWith('/') || path.includes('//')) return null
  return /[\\\s\p{Cc}]/u.test(address) ? null : address
}
