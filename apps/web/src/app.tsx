import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { StrictMode, useEffect } from 'react'
import { Root } from './areas/root.tsx'
import { LanguageProvider } from './platform/i18n/i18n.tsx'
import { followOtherTabs, rememberLanguage } from './platform/i18n/language.ts'
import type { AppRouter } from './router.tsx'

export function App({ router, lang }: { router: AppRouter; lang: Lang }) {
  // Marks the document as hydrated.
  useEffect(() => {
    document.getElementById('root')?.setAttribute('data-hydrated', '')
  }, [])
  return (
    <StrictMode>
      <LanguageProvider initial={lang} onChange={rememberLanguage} follow={followOtherTabs}>
        <Root {...router} />
      </LanguageProvider>
    </StrictMode>
  )
}
