import { DEFAULT_LANG, type Lang, dirOf, otherLang } from '@fareeq/domain/kernel/locale.ts'
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
    // What cannot be prepared is asked of the server: the page comes anew.
    const load = (next: Lang) => {
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

/** The words of a feature in the language of the page. Arabic is the shape; English must fill it. */
export const useWords = <Words,>(faces: Readonly<Record<Lang, Words>>): Words => faces[useLang()]
