import type { StaffAccount } from '@fareeq/domain/staff/schema-accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pathTo } from '../../../../paths.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../../ui/actions/link.tsx'
import { Badge } from '../../../../ui/display/badge.tsx'
import { SkeletonRows, Skeletons } from '../../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../../ui/display/states.tsx'
import { RelativeTime } from '../../../../ui/dates/moments.tsx'
import { Switch } from '../../../../ui/fields/choices/switch.tsx'
import { type Column, Table } from '../../../../ui/layout/table.tsx'
import { accountsQuery } from '../../api-accounts.ts'
import { AccountState } from './account-state.tsx'
import { InvitationList } from './invitation-list.tsx'
import { RoleNames } from './role-names.tsx'
import { useAccountsWords } from '../../messages/accounts/en.ts'

/** What waits for an admin comes first; otherwise ordered by name. */
const urgency = ({ active, reset, locked_until }: StaffAccount) => (!active ? 0 : reset ? 3 : locked_until ? 2 : 1)

/** Every colleague with roles, last visit, authenticator, sessions and locks; those who are invited come first. */
export function AccountList({ me }: { me: string }) {
  const words = useAccountsWords().list
  const { data, isError, isFetching, refetch } = useQuery(accountsQuery())
  const [withEnded, setWithEnded] = useState(false)
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Skeletons>
        <SkeletonRows rows={8} />
      </Skeletons>
    )
  const rows = data.accounts.filter(({ active }) => active || withEnded).toSorted((a, b) => urgency(b) - urgency(a))
  return (
    <div className="grid gap-6">
      {data.invitations.length > 0 && <InvitationList invitations={data.invitations} />}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-sm text-ink-soft">{words.shown(rows.length)}</p>
        {data.accounts.some(({ active }) => !active) && (
          <Switch value={withEnded} onChange={setWithEnded}>
            {words.showEnded}
          </Switch>
        )}
      </div>
      <Accounts rows={rows} me={me} />
    </div>
  )
}

function Accounts({ rows, me }: { rows: readonly StaffAccount[]; me: string }) {
  const { list: words, title } = useAccountsWords()
  const columns: Column<StaffAccount>[] = [
    {
      id: 'name',
      title: words.name,
      lead: true,
      cell: ({ id, name, email }) => (
        <span className="grid">
          <span className="flex flex-wrap items-center gap-2">
            <TextLink as={PageLink} plain href={pathTo('opsRecord', { section: 'colleagues', id })}>
              <bdi>{name}</bdi>
            </TextLink>
            {id === me && <Badge tone="accent">{words.you}</Badge>}
          </span>
          <span className="ltr-island text-sm font-normal text-ink-faint max-md:wrap-anywhere md:whitespace-nowrap rtl:text-end">
            {email}
          </span>
        </span>
      ),
    },
    { id: 'roles', title: words.roles, cell: ({ roles }) => <RoleNames roles={roles} /> },
    {
      id: 'seen',
      title: words.seen,
      cell: ({ last_seen_at }) =>
        last_seen_at ? (
          <RelativeTime at={new Date(last_seen_at)} />
        ) : (
          <span className="whitespace-nowrap text-ink-faint">{words.never}</span>
        ),
    },
    {
      id: 'authenticator',
      title: words.authenticator,
      cell: ({ has_authenticator }) =>
        has_authenticator ? words.set : <span className="text-warning">{words.unset}</span>,
    },
    {
      id: 'sessions',
      title: words.sessions,
      numeric: true,
      cell: ({ open_sessions }) => <span className="num">{open_sessions}</span>,
    },
    { id: 'state', title: words.state, cell: (account) => <AccountState account={account} /> },
  ]
  return <Table label={title} columns={columns} rows={rows} rowKey={({ id }) => id} />
}
