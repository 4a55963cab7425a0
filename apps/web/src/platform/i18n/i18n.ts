import {
  DEFAULT_DIGITS,
  DEFAULT_LANG,
  type Digits,
  type Lang,
  dirOf,
  listed,
  localeOf,
  otherLang,
} from '@fareeq/domain/kernel/language/locale.ts'
import { createContext, createElement, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'

type Language = { lang: Lang; setLang: (lang: Lang) => void }

const LanguageContext = createContext<Language>({ lang: DEFAULT_LANG, setLang: () => {} })

type Props = {
  initial: Lang
  /** Loads what a language needs before the switch. */
  prepare?: (lang: Lang) => Promise<void>
  /** Persists the choice (storage and cookie). */
  onChange?: (lang: Lang) => void
  /** Subscribes to switches made elsewhere. */
  follow?: (setLang: (lang: Lang) => void) => () => void
  children: ReactNode
}

/** Language context. A switch keeps the page, the scroll position and what was typed. */
export function LanguageProvider({ initial, prepare, onChange, follow, children }: Props) {
  const [lang, set] = useState(initial)
  const value = useMemo(() => {
    const speak = (next: Lang) => {
      document.documentElement.lang = next
      document.documentElement.dir = dirOf(next)
      onChange?.(next)
      set(next)
    }
    // If preparation fails, the page is reloaded from the server. Offline it stays as it is.
    const load = (next: Lang) => {
      if (!navigator.onLine) return
      const url = new URL(location.href)
      url.searchParams.set('lang', next)
      location.assign(url)
    }
    const setLang = prepare
      ? (next: Lang) =>
          void prepare(next).then(
            () => speak(next),
            () => load(next),
          )
      : speak
    return { lang, setLang }
  }, [lang, prepare, onChange])
  useEffect(() => follow?.((next) => next !== value.lang && value.setLang(next)), [follow, value])
  return createElement(LanguageContext, { value }, children)
}

export const useLang = (): Lang => useContext(LanguageContext).lang

/** Parts with the comma of the language between them. */
export function useListed() {
  const lang = useLang()
  return (parts: Parameters<typeof listed>[1]) => listed(lang, parts)
}

export function useLanguageSwitch() {
  const { lang, setLang } = useContext(LanguageContext)
  const other = otherLang(lang)
  return { other, switchLanguage: () => setLang(other) }
}

/** Digit shaping; only signed-in areas have another one than 0-9. */
export type NumeralFormat = { digits: Digits; text: (text: string) => string; words: <Words>(words: Words) => Words }
export const DEFAULT_NUMERALS: NumeralFormat = { digits: DEFAULT_DIGITS, text: (text) => text, words: (words) => words }
export const NumeralContext = createContext<NumeralFormat>(DEFAULT_NUMERALS)

/** For a text that is not from a dictionary: a date, a percentage. */
export const useWrite = (): NumeralFormat['text'] => useContext(NumeralContext).text

/** Locale for Intl, with the reader's numbering system. */
export const useLocale = (): string => localeOf(useLang(), useContext(NumeralContext).digits)

/** The dictionary in the page's language. The Arabic one defines the type. */
export const useWords = <Words>(texts: Readonly<Record<Lang, Words>>): Words =>
  useContext(NumeralContext).words(texts[useLang()])
