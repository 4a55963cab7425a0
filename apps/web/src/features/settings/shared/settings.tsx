import { CLIENT, TALENT } from '@fareeq/domain/kernel/user-types.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { pathTo } from '../../../paths.ts'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { useMay } from '../../../platform/session/may.ts'
import { useSession } from '../../../platform/session/session.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { CalendarFeed } from '../../interviews/parts/calendar/calendar-feed.tsx'
import { BillingSettings } from '../../invoices/parts/billing-settings.tsx'
import { NoticeChoices } from '../../notifications/parts/notice-choices.tsx'
import { AccountClosing } from '../../privacy-requests/parts/account-closing.tsx'
import { DataCopy } from '../../privacy-requests/parts/data-copy.tsx'
import { DataCorrection } from '../../privacy-requests/parts/data-correction.tsx'
import { ProfileViews } from '../../profile-views/parts/profile-views.tsx'
import { CompanyActs } from '../../companies/parts/company-acts.tsx'
import { AccountLooks } from '../../staff/parts/account-looks.tsx'
import { GeneralSettings } from '../parts/general-settings.tsx'
import { SessionList } from '../parts/session-list.tsx'
import { useSettingsWords } from '../parts/use-settings-words.ts'

const TABS = ['general', 'notifications', 'billing', 'sessions', 'data'] as const

export function Screen() {
  const words = useSettingsWords()
  const { user } = useSession()
  const seesBilling = useMay('invoices.view') && user?.type !== TALENT
  const { tab } = readHref(useHref()).query
  if (!user) return null
  const tabs = TABS.filter((one) => one !== 'billing' || seesBilling)
  const at = tabs.find((one) => one === tab) ?? 'general'
  const content = {
    general: <GeneralSettings user={user} />,
    notifications: (
      <div className="grid gap-5">
        <NoticeChoices type={user.type} isPhoneVerified={user.isVerified} />
        <CalendarFeed type={user.type} />
      </div>
    ),
    billing: <BillingSettings />,
    sessions: <SessionList />,
    data: (
      <div className="grid gap-5">
        {user.type === TALENT && <ProfileViews />}
        {user.type === CLIENT && <CompanyActs />}
        <AccountLooks />
        <DataCopy />
        <DataCorrection isTalent={user.type === TALENT} />
        <AccountClosing />
      </div>
    ),
  }
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title={words.title} />
      <Tabs
        label={words.title}
        value={at}
        onChange={(next) => next !== at && void navigate(pathTo('settings', {}, { tab: next }), { replace: true })}
        items={tabs.map((id) => ({ id, label: words.tabs[id], content: content[id] }))}
      />
    </div>
  )
}
