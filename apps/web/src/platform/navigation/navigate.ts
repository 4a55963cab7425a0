/** Programmatic navigation for code that is not a screen. The router registers itself: an import would be a cycle. */
type Navigate = (
  href: string,
  options?: { replace?: boolean; /** Part of the page changed, not the page. */ keepScroll?: boolean },
) => Promise<void>

let current: Navigate = (href) => {
  location.assign(href)
  return Promise.resolve()
}

/** Path and query of the page on screen, or of the one on its way. */
let currentHref = () => ''

export const registerNavigate = (go: Navigate, here: () => string) => {
  current = go
  currentHref = here
}

/** `href` is a path of ours with its query, e.g. from `pathTo`. */
export const navigate: Navigate = (href, options) => current(href, options)

/**
 * Navigation that follows an answer: called at the press, and its result once the answer is there. Anybody who has gone to
 * another page in between stays there.
 */
export function navigateFromHere(): Navigate {
  const origin = currentHref()
  return (href, options) => (currentHref() === origin ? navigate(href, options) : Promise.resolve())
}
