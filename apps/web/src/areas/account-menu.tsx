import { House, LogOut, Settings } from 'lucide-react'
import type { User } from '@fareeq/domain/accounts/schema.ts'
import { nameFor } from '@fareeq/domain/kernel/names/names.ts'
import { pathTo } from '../paths.ts'
import { useLang, useWords } from '../platform/i18n/i18n.ts'
import { signOut } from '../platform/session/sign-out.ts'
import { Avatar } from '../ui/display/avatar.tsx'
import { buttonClass } from '../ui/actions/button-class.ts'
import { Menu } from '../ui/overlays/menu.tsx'
import { BareButton } from '../ui/overlays/trigger.tsx'
import { ar } from './messages/ar.ts'
import { en } from './messages/en.ts'
import { ownHome } from '../platform/navigation/own-home.ts'

export function AccountMenu({ user }: { user: User }) {
  const words = useWords({ ar, en })
  const name = nameFor(user, useLang()) || user.email
  return (
    <Menu
      label={words.accountMenu}
      trigger={
        <BareButton aria-label={words.accountMenu} className={buttonClass({ kind: 'ghost', square: true })}>
          <Avatar id={user.id} name={name} size="sm" className="size-9!" />
        </BareButton>
      }
      header={
        <div className="min-w-0">
          <p className="truncate font-strong">
            <bdi>{name}</bdi>
          </p>
          <p className="truncate text-xs text-ink-soft">
            <span className="ltr-island">{user.email}</span>
          </p>
          <p className="text-xs text-ink-soft">{user.type === 1 ? words.talent : words.client}</p>
        </div>
      }
      items={[
        { id: 'home', label: words.home, icon: <House />, href: ownHome(user) },
        { id: 'settings', label: words.settings, icon: <Settings />, href: pathTo('settings') },
        'line',
        {
          id: 'sign-out',
          label: words.signOut,
          icon: <LogOut className="rtl:-scale-x-100" />,
          onPress: () => void signOut(),
        },
      ]}
    />
  )
}
