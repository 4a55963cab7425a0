// Around every area that uses React Aria: <AriaProvider navigate={(to) => router.navigate({ href: to })}>…</AriaProvider>
import type { ReactNode } from 'react'
import { I18nProvider, RouterProvider } from 'react-aria-components'
import { useLocale } from '../platform/i18n.tsx'

export function AriaProvider({ navigate, children }: { navigate?: (path: string) => void; children: ReactNode }) {
  const inside = navigate ? <RouterProvider navigate={navigate}>{children}</RouterProvider> : children
  return <I18nProvider locale={useLocale()}>{inside}</I18nProvider>
}
