// A minimal browser for redirects: a cookie jar with paths, and forms.
import { strictEqual } from 'node:assert'

type StoredCookie = { name: string; value: string; path: string }
export type PageVisit = { url: URL; status: number; text: string; trail: URL[] }

/** `publicUrl` is in pages and redirects; `address` is where the server listens. */
export function openBrowser(publicUrl: string, address: string) {
  let jar: StoredCookie[] = []
  const setCookies: string[] = []

  function saveCookie(line: string) {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    const attribute = (key: string) =>
      attributes.find((pair) => pair.toLowerCase().startsWith(`${key}=`))?.split(/=(.*)/s)[1]
    const path = attribute('path') ?? '/'
    const isExpired =
      attribute('max-age') === '0' || (attribute('expires') && new Date(attribute('expires') ?? '') < new Date())
    jar = jar.filter((cookie) => cookie.name !== name || cookie.path !== path)
    if (!isExpired) jar.push({ name, value, path })
    setCookies.push(line)
  }

  const cookiesFor = (pathname: string) =>
    jar
      .filter(({ path }) => path === '/' || pathname === path || pathname.startsWith(`${path}/`))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')

  /** One request, without following redirects. */
  async function request(target: string | URL, init: RequestInit = {}): Promise<Response & { at: URL }> {
    const at = new URL(target, publicUrl)
    strictEqual(at.origin, new URL(publicUrl).origin, `the browser was sent to another site: ${at.href}`)
    const headers = new Headers(init.headers)
    headers.set('cookie', cookiesFor(at.pathname))
    const answer = await fetch(address + at.pathname + at.search, { ...init, headers, redirect: 'manual' })
    answer.headers.getSetCookie().forEach(saveCookie)
    return Object.assign(answer, { at })
  }

  /** Follows redirects to a page, or to the first address that `stop` accepts. */
  async function open(target: string | URL, init?: RequestInit, stop = (_next: URL) => false): Promise<PageVisit> {
    let answer = await request(target, init)
    const trail = [answer.at]
    for (let location = answer.headers.get('location'); location; location = answer.headers.get('location')) {
      const next = new URL(location, answer.at)
      trail.push(next)
      if (stop(next)) break
      answer = await request(next)
    }
    return { url: trail.at(-1) as URL, status: answer.status, text: await answer.text(), trail }
  }

  const submit = (to: URL, fields: Record<string, string>, stop?: (next: URL) => boolean) =>
    open(to, { method: 'POST', body: new URLSearchParams(fields) }, stop)

  return { ask: request, open, submit, setCookies }
}

export type Browser = ReturnType<typeof openBrowser>
