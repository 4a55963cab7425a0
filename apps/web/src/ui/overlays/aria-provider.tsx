// Around every part that React Aria brings: it speaks the language of the page.
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { useLocale } from '../../platform/i18n/i18n.tsx'

export const AriaProvider = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={useLocale()}>{children}</I18nProvider>
)
