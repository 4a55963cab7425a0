import {
  DEFAULT_DIGITS,
  DEFAULT_LANG,
  type Digits,
  type Lang,
  dirOf,
  localeOf,
  otherLang,
} from '@fareeq/domain/kernel/locale.ts'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

type Language = { lang: Lang; setLang: (lang: Lang) => void }

const LanguageContext = createContext<Language>({ lang: DEFAULT_LANG, setLang: () => {} })

type Props = {
  initial: Lang
  /** What must be there before the page can speak it. */
  prepare?: (lang: Lang) => Promise<void>
  /** Where the choice is remembered (storage and cookie). */
  onChange?: (lang: Lang) => void
  children: ReactNode
}

/** Holds the language of the page. When it changes, the page, the scroll and what was typed stay as they are. */
export function LanguageProvider({ initial, prepare, onChange, children }: Props) {
  const [lang, set] = useState(initial)
  const value = useMemo(() => {
    const speak = (next: Lang) => {
      document.documentElement.lang = next
      document.documentElement.dir = dirOf(next)
      onChange?.(next)
      set(next)
    }
    // What cannot be prepared is asked of the server: the page comes anew. Without a line it stays as it is.
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
  return <LanguageContext value={value}>{children}</LanguageContext>
}

export const useLang = (): Lang => useContext(LanguageContext).lang

export function useLanguageSwitch() {
  const { lang, setLang } = useContext(LanguageContext)
  const other = otherLang(lang)
  return { other, switchLanguage: () => setLang(other) }
}

/** How the numbers of a text are written; only the areas of signed-in people know of another way than 0-9. */
export type Writing = { digits: Digits; text: (text: string) => string; words: <Words>(words: Words) => Words }
export const PLAIN_WRITING: Writing = { digits: DEFAULT_DIGITS, text: (text) => text, words: (words) => words }
export const WritingContext = createContext<Writing>(PLAIN_WRITING)

/** For a text that was not made of words of ours: a date, a percentage. */
export const useWrite = (): Writing['text'] => useContext(WritingContext).text

/** For Intl: the language of the page and the digits of its reader. */
export const useLocale = (): string => localeOf(useLang(), useContext(WritingContext).digits)

/** The words of a feature in the language of the page. Arabic is the shape; English must fill it. */
export const useWords = <Words,>(faces: Readonly<Record<Lang, Words>>): Words =>
  useContext(WritingContext).words(faces[useLang()])
