/** Programmatic navigation for code that is not a screen. The router registers itself: an import would be a cycle. */
type Navigate = (
  href: string,
  options?: { replace?: boolean; /** Part of the page changed, not the page. */ keepScroll?: boolean },
) => Promise<void>

let current: Navigate = (href) => {
  location.assign(href)
  return Promise.resolve()
}

export const registerNavigate = (go: Navigate) => {
  current = go
}

/** `href` is a path of ours with its query, e.g. from `pathTo`. */
export const navigate: Navigate = (href, options) => current(href, options)
