import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import { type FunctionComponent, type ReactNode, StrictMode } from 'react'
import { OfflineNotice } from '../../features/site/parts/offline-notice.tsx'
import { HereProvider } from '../../platform/here.tsx'
import { LanguageProvider } from '../../platform/i18n.tsx'
import { rememberLanguage } from '../../platform/language.ts'
import { AfterNavigation } from '../../platform/tracking.tsx'

type Props = {
  href: string
  lang: Lang
  Layout: FunctionComponent<{ children?: ReactNode }>
  Screen: FunctionComponent
}

/** A public page as a visitor has it: drawn at build time, woken without a router. Its links load documents. */
export const VisitorPage = ({ href, lang, Layout, Screen }: Props) => (
  <StrictMode>
    <LanguageProvider initial={lang} onChange={rememberLanguage}>
      <HereProvider href={href}>
        <Layout>
          <Screen />
        </Layout>
        <AfterNavigation href={href} />
        <OfflineNotice />
      </HereProvider>
    </LanguageProvider>
  </StrictMode>
)
