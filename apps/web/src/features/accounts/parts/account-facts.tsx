import type { User } from '@fareeq/domain/accounts/schema.ts'
import { zoneCity } from '@fareeq/domain/kernel/time/time.ts'
import { type ReactNode, useState } from 'react'
import { useLang, useLanguageSwitch } from '../../../platform/i18n/i18n.ts'
import { signOut } from '../../../platform/session/sign-out.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { useUiWords } from '../../../ui/words/en.ts'
import { ChangePhone } from '../../phone-verifications/parts/change-phone.tsx'
import { TimeZoneDialog } from './time-zone-dialog.tsx'
import { offsetOf } from './time-zones.ts'
import { useAccountWords } from '../messages/en.ts'

/** What is known about the account, and the few things to change about it. */
export function AccountFacts({ user }: { user: User }) {
  const words = useAccountWords()
  const ui = useUiWords()
  const lang = useLang()
  const { other, switchLanguage } = useLanguageSwitch()
  const [isSigningOut, setSigningOut] = useState(false)
  const leave = () => {
    setSigningOut(true)
    void signOut()
  }
  return (
    <Card as="section" aria-labelledby="account-facts">
      <CardHead id="account-facts" title={words.home.account} />
      <dl className="divide-y divide-line border-y border-line">
        <Fact label={words.email}>
          <span className="ltr-island break-all">{user.email}</span>
        </Fact>
        <Fact label={words.home.phone} action={<ChangePhone />}>
          {user.phone ? <span className="ltr-island num">{user.phone}</span> : words.home.noPhone}
          <Badge tone={user.isVerified ? 'positive' : 'warning'} dot>
            {user.isVerified ? words.home.verified : words.home.unverified}
          </Badge>
        </Fact>
        <Fact label={words.home.timeZone} action={<TimeZoneDialog current={user.timezone} />}>
          {user.timezone ? (
            <>
              <bdi>{zoneCity(user.timezone, lang)}</bdi>
              <span className="ltr-island num text-ink-soft">{offsetOf(user.timezone)}</span>
            </>
          ) : (
            words.home.noTimeZone
          )}
        </Fact>
        <Fact
          label={words.home.language}
          action={
            <Button kind="quiet" size="small" onPress={switchLanguage}>
              <span lang={other}>{ui.language.switchTo}</span>
            </Button>
          }
        >
          {ui.language.name}
        </Fact>
      </dl>
      <Button kind="quiet" className="mt-5 w-full" pending={isSigningOut} onPress={leave}>
        {words.home.signOut}
      </Button>
    </Card>
  )
}

const Fact = ({ label, action, children }: { label: string; action?: ReactNode; children: ReactNode }) => (
  <div className="grid min-h-16 grid-cols-[1fr_auto] content-center items-center gap-x-3 py-2.5">
    <dt className="text-sm text-ink-faint">{label}</dt>
    <dd className="col-start-1 flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">{children}</dd>
    {action && <dd className="col-start-2 row-span-2 row-start-1">{action}</dd>}
  </div>
)
