const YEAR = 365 * 24 * 60 * 60

type Name = 'lang' | 'theme' | 'home'

/** Cookies for the server's page selection; never a secret. */
export function writeCookie(name: Name, value: string, maxAge = YEAR) {
  if (typeof document === 'undefined') return
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}

export function readCookie(name: Name, cookies = typeof document === 'undefined' ? '' : document.cookie) {
  return cookies.match(new RegExp(`(?:^|;\\s*)${name}=([^;]*)`))?.[1]
}
