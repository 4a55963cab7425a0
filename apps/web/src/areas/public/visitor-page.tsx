import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type FunctionComponent, type ReactNode, useCallback, useState } from 'react'
import { fetchPage } from '../../features/site/api.ts'
import { LocationProvider } from '../../platform/navigation/location.tsx'
import { LanguageProvider } from '../../platform/i18n/i18n.ts'
import { followOtherTabs, rememberLanguage } from '../../platform/i18n/language.ts'
import { type PageData, PageProvider } from '../../platform/navigation/page-data.tsx'
import { AfterNavigation } from '../../platform/analytics/tracking.tsx'

type Props = {
  href: string
  lang: Lang
  data: PageData
  Layout: FunctionComponent<{ children?: ReactNode }>
  Screen: FunctionComponent
}

/** A public page for visitors: rendered by the server, hydrated without a router. Its links load documents. */
export function VisitorPage({ href, lang, data, Layout, Screen }: Props) {
  const [content, give] = useState(data)
  const prepare = useCallback(async (next: Lang) => {
    // The page may have changed its own URL, as a search does.
    const page = await fetchPage(location.pathname + location.search, next)
    give((before) => ({ ...before, page }))
  }, [])
  return (
    <LanguageProvider initial={lang} prepare={prepare} onChange={rememberLanguage} follow={followOtherTabs}>
      <LocationProvider href={href}>
        <PageProvider data={content}>
          <Layout>
            <Screen />
          </Layout>
        </PageProvider>
        <AfterNavigation href={href} />
      </LocationProvider>
    </LanguageProvider>
  )
}
