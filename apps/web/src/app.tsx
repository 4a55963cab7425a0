import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { LanguageProvider } from './platform/i18n.tsx'
import { rememberLanguage } from './platform/language.ts'
import type { AppRouter } from './router.tsx'

export const App = ({ router, lang }: { router: AppRouter; lang: Lang }) => (
  <StrictMode>
    <LanguageProvider initial={lang} onChange={rememberLanguage}>
      <RouterProvider router={router} />
    </LanguageProvider>
  </StrictMode>
)
