/** The way to another page for code that is not a screen. The router registers itself, so nothing here imports it. */
type Go = (
  href: string,
  options?: { replace?: boolean; /** Part of the page changed, not the page. */ keepScroll?: boolean },
) => Promise<void>

let current: Go = (href) => {
  location.assign(href)
  return Promise.resolve()
}

export const goWith = (go: Go) => {
  current = go
}

/** `href` is a path of ours with its query, e.g. from `pathTo`. */
export const go: Go = (href, options) => current(href, options)
