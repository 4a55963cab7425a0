/** The path of a link into this site; null for one that leads elsewhere. */
export function ownPath(link: string): string | null {
  const url = URL.parse(link)
  return url && url.origin === location.origin ? url.pathname + url.search : null
}
