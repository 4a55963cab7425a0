import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { type ReactNode, Suspense } from 'react'
import { pathTo } from '../../../paths.ts'
import { lazyModule, useLazyModule } from '../../../platform/lazy/lazy-module.ts'
import { lazyPart } from '../../../platform/lazy/lazy-part.tsx'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { useMay } from '../../../platform/session/may.ts'
import { useSession } from '../../../platform/session/session.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { SkeletonRows, Skeletons } from '../../../ui/display/skeleton.tsx'
import { GeneralSettings } from '../parts/general-settings.tsx'
import { useSettingsWords } from '../messages/en.ts'

/** Lazy: every tab but the first. */
const NOTICES = lazyModule(() => import('../parts/notice-settings.tsx'))
const NoticeSettings = lazyPart(NOTICES, (part) => part.NoticeSettings)
const BILLING = lazyModule(() => import('../../invoices/parts/billing-settings.tsx'))
const BillingSettings = lazyPart(BILLING, (part) => part.BillingSettings)
const LEGAL = lazyModule(() => import('../../parties/parts/party-settings.tsx'))
const CompanyPartyCard = lazyPart(LEGAL, (part) => part.CompanyPartyCard)
const TalentPartyCard = lazyPart(LEGAL, (part) => part.TalentPartyCard)
const SESSIONS = lazyModule(() => import('../parts/session-list.tsx'))
const SessionList = lazyPart(SESSIONS, (part) => part.SessionList)
const DATA = lazyModule(() => import('../parts/data-settings.tsx'))
const DataSettings = lazyPart(DATA, (part) => part.DataSettings)

const TABS = ['general', 'notifications', 'legal', 'billing', 'sessions', 'data'] as const

export function Screen() {
  const words = useSettingsWords()
  const { user } = useSession()
  const seesBilling = useMay('invoices.view') && user?.type !== TALENT
  const seesParty = useMay('contracts.salary')
  useLazyModule(NOTICES)
  useLazyModule(SESSIONS)
  useLazyModule(DATA)
  const { tab } = readHref(useHref()).query
  if (!user) return null
  const isOpen: Partial<Record<(typeof TABS)[number], boolean>> = { billing: seesBilling, legal: seesParty }
  const tabs = TABS.filter((tab) => isOpen[tab] ?? true)
  const at = tabs.find((name) => name === tab) ?? 'general'
  const content = {
    general: <GeneralSettings user={user} />,
    notifications: <NoticeSettings user={user} />,
    legal: user.type === TALENT ? <TalentPartyCard /> : <CompanyPartyCard />,
    billing: <BillingSettings />,
    sessions: <SessionList />,
    data: <DataSettings type={user.type} />,
  }
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title={words.title} />
      <Tabs
        label={words.title}
        value={at}
        onChange={(next) => next !== at && void navigate(pathTo('settings', {}, { tab: next }), { replace: true })}
        items={tabs.map((id) => ({ id, label: words.tabs[id], content: <Tab>{content[id]}</Tab> }))}
      />
    </div>
  )
}

const Tab = ({ children }: { children: ReactNode }) => (
  <Suspense
    fallback={
      <Skeletons>
        <SkeletonRows rows={4} />
      </Skeletons>
    }
  >
    {children}
  </Suspense>
)
