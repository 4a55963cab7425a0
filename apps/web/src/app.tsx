import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { StrictMode, useEffect } from 'react'
import { Root } from './areas/root.tsx'
import { LanguageProvider } from './platform/i18n/i18n.ts'
import { dropOlderAnswers } from './platform/calls/query-client.ts'
import { followOtherTabs, rememberLanguage } from './platform/i18n/language.ts'
import type { AppRouter } from './router.tsx'

type Props = {
  router: AppRouter
  lang: Lang
  /** Hydrated: presses are handled from now on. */
  onShown?: () => void
}

const onLanguage = (lang: Lang) => {
  dropOlderAnswers(lang)
  rememberLanguage(lang)
}

export function App({ router, lang, onShown }: Props) {
  useEffect(() => {
    document.getElementById('root')?.setAttribute('data-hydrated', '')
    onShown?.()
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [])
  return (
    <StrictMode>
      <LanguageProvider initial={lang} onChange={onLanguage} follow={followOtherTabs}>
        <Root {...router} />
      </LanguageProvider>
    </StrictMode>
  )
}
