const YEAR = 365 * 24 * 60 * 60

/** A preference the server may read to send the right page; never a secret. */
export function writeCookie(name: 'lang' | 'theme', value: string, maxAge = YEAR) {
  if (typeof document === 'undefined') return
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}

export function readCookie(name: 'lang' | 'theme', cookies = typeof document === 'undefined' ? '' : document.cookie) {
  return cookies.match(new RegExp(`(?:^|;\\s*)${name}=([^;]*)`))?.[1]
}
