import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import { DEFAULT_LANG, isLang } from '@fareeq/domain/kernel/locale.ts'
import { storage } from '../session/storage.ts'

/** The language this document is in: the boot script has settled it before the first paint. */
export const pageLanguage = (): Lang => {
  const { lang } = document.documentElement
  return isLang(lang) ? lang : DEFAULT_LANG
}

/** The choice is kept; an address that names a language would otherwise win over it at the next reload. */
export function rememberLanguage(lang: Lang): void {
  storage.set('lang', lang)
  const url = new URL(location.href)
  if (!url.searchParams.has('lang')) return
  url.searchParams.delete('lang')
  history.replaceState(history.state, '', url)
}
