import type { StaffAccount } from '@fareeq/domain/staff/schema-accounts.ts'
import { pathTo } from '../../../../paths.ts'
import { useMoment } from '../../../../platform/i18n/zone.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../../ui/actions/link.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { KeyValues } from '../../../../ui/layout/key-values.tsx'
import { RoleNames } from './role-names.tsx'
import { useAccountsWords } from '../../messages/accounts/en.ts'

export function AccountFacts({ account }: { account: StaffAccount }) {
  const { account: words, list } = useAccountsWords()
  const moment = useMoment()
  const { id, email, roles, has_authenticator, last_seen_at, ended_at } = account
  const trail = (filter: Record<string, string>) => pathTo('opsSection', { section: 'audit' }, filter)
  return (
    <Card as="section" aria-labelledby="account">
      <CardHead id="account" title={words.title} />
      <KeyValues
        items={[
          { id: 'email', name: words.email, value: <span className="wrap-anywhere">{email}</span>, ltr: true },
          { id: 'roles', name: words.roles, value: <RoleNames roles={roles} /> },
          { id: 'totp', name: words.authenticator, value: has_authenticator ? list.set : list.unset },
          { id: 'seen', name: words.seen, value: last_seen_at ? moment(last_seen_at) : list.never },
          ...(ended_at ? [{ id: 'ended', name: words.endedAt, value: moment(ended_at) }] : []),
        ]}
      />
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <TextLink as={PageLink} href={trail({ actor: id })} className="py-1">
          {words.trail}
        </TextLink>
        <TextLink as={PageLink} href={trail({ subject_kind: 'staff', subject_id: id })} className="py-1">
          {words.about}
        </TextLink>
      </p>
    </Card>
  )
}
