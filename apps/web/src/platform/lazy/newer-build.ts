/** Response header with the script that starts the app on the server's build. */
const BUILD_HEADER = 'X-Web-Build'
/** Session storage: the build this tab was last reloaded for. Two nodes of two builds must not reload it for ever. */
const RELOADED_FOR = 'build-reloaded'

type Tab = {
  /** The script that started this page, which the development server and public pages do not have. */
  entry: () => string | undefined
  flags: Pick<Storage, 'getItem' | 'setItem'> | null
  isOnline: () => boolean
  path: () => string
}

const storageOfTab = () => {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

const thisTab = (): Tab => ({
  entry: () =>
    document.querySelector<HTMLScriptElement>('script[type=module][src^="/assets/"]')?.getAttribute('src') ?? undefined,
  flags: storageOfTab(),
  isOnline: () => navigator.onLine,
  path: () => location.pathname,
})

/** A deployment while this tab is open: its next page is loaded from the newer build, by a link that the browser follows itself. */
export function createBuildWatch(tab: () => Tab) {
  let served: string | undefined
  let writes = 0

  return {
    note: (headers: Headers) => void (served = headers.get(BUILD_HEADER) ?? served),
    /** A page load would abort a write on its way. */
    async during<T>(write: Promise<T>): Promise<T> {
      writes++
      try {
        return await write
      } finally {
        writes--
      }
    },
    /** Whether the browser should load this page anew. Another query of the page one is on keeps its forms. */
    takesOver(href: string): boolean {
      if (!served || writes > 0) return false
      const { entry, flags, isOnline, path } = tab()
      const own = entry()
      if (!own || own === served || !isOnline() || href.split(/[?#]/, 1)[0] === path()) return false
      if (!flags || flags.getItem(RELOADED_FOR) === served) return false
      flags.setItem(RELOADED_FOR, served)
      return true
    },
  }
}

export const buildWatch = createBuildWatch(thisTab)
