/** The part of the browser API that the boot script uses. */
export type BootPage = {
  document: { documentElement: Pick<HTMLElement, 'lang' | 'dir' | 'dataset' | 'style'>; cookie: string }
  location: Pick<Location, 'search' | 'protocol'> & { reload: () => void }
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

/**
 * Inline script in the head of every page, before the first paint. It is serialised into the page, so it may use nothing but
 * its argument. An explicit `?lang=` wins; else the stored language wins over a lost cookie: the empty shell just follows
 * it, a page rendered in the other language is reloaded, once.
 */
export function boot(page: BootPage): void {
  const html = page.document.documentElement
  const isShell = html.dataset.shell !== undefined
  const storageArea = (name: 'localStorage' | 'sessionStorage') => {
    try {
      return page[name]
    } catch {
      return null
    }
  }
  const attempt = (work: () => unknown) => {
    try {
      return work()
    } catch {
      return null
    }
  }
  const local = storageArea('localStorage')
  const tab = storageArea('sessionStorage') as BootPage['sessionStorage'] | null
  const secure = page.location.protocol === 'https:' ? '; Secure' : ''
  const remember = (lang: string) => {
    attempt(() => local?.setItem('lang', lang))
    page.document.cookie = `lang=${lang}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
  }
  const speak = (lang: string) => {
    html.lang = lang
    html.dir = lang === 'ar' ? 'rtl' : 'ltr'
  }
  const theme = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(page.document.cookie)?.[1]
  if (theme) html.dataset.theme = theme

  const requested = /[?&]lang=(ar|en)(?:&|$)/.exec(page.location.search)?.[1]
  const storedLang = attempt(() => local?.getItem('lang'))
  const mirrored = /(?:^|;\s*)lang=(ar|en)(?:;|$)/.exec(page.document.cookie)?.[1]
  // A server-rendered page already follows the cookie; the shell, which is static, does so here.
  const target =
    requested ?? (storedLang === 'ar' || storedLang === 'en' ? storedLang : (isShell && mirrored) || html.lang)
  const hasReloaded = attempt(() => tab?.getItem('lr')) !== null
  if (target !== html.lang && isShell) speak(target)
  else if (target !== html.lang && !requested && tab && !hasReloaded) {
    attempt(() => tab.setItem('lr', '1'))
    remember(target)
    html.style.visibility = 'hidden'
    page.location.reload()
    return
  }
  remember(html.lang)
  if (target === html.lang) attempt(() => tab?.removeItem('lr'))
}
