import { DEFAULT_LANG, type Lang, dirOf, otherLang } from '@fareeq/domain/kernel/locale.ts'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

type Language = { lang: Lang; setLang: (lang: Lang) => void }

const LanguageContext = createContext<Language>({ lang: DEFAULT_LANG, setLang: () => {} })

/**
 * Holds the language of the page. `onChange` is where the choice is remembered (storage and cookie);
 * the page, the scroll and what was typed stay as they are.
 */
export function LanguageProvider({
  initial,
  onChange,
  children,
}: {
  initial: Lang
  onChange?: (lang: Lang) => void
  children: ReactNode
}) {
  const [lang, set] = useState(initial)
  const value = useMemo(
    () => ({
      lang,
      setLang(next: Lang) {
        document.documentElement.lang = next
        document.documentElement.dir = dirOf(next)
        onChange?.(next)
        set(next)
      },
    }),
    [lang, onChange],
  )
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
