import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { DEFAULT_LANG, isLang } from '@fareeq/domain/kernel/language/locale.ts'
import { storage } from '../session/storage.ts'

/** The language of this document, set by the boot script before the first paint. */
export const pageLanguage = (): Lang => {
  const { lang } = document.documentElement
  return isLang(lang) ? lang : DEFAULT_LANG
}

/** Stores the choice and removes `?lang=`, which would win at the next reload. */
export function rememberLanguage(lang: Lang): void {
  storage.set('lang', lang)
  const url = new URL(location.href)
  if (!url.searchParams.has('lang')) return
  url.searchParams.delete('lang')
  history.replaceState(history.state, '', url)
}

/** Storage event: the language was switched in another tab. */
export function followOtherTabs(follow: (lang: Lang) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === 'lang' && isLang(newValue)) follow(newValue)
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
