import type { FullStaffAccount } from '@fareeq/domain/staff/schema-accounts.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { accountQuery } from '../api-accounts.ts'
import { AccountFacts } from '../parts/accounts/account-facts.tsx'
import { AccountLock } from '../parts/accounts/account-lock.tsx'
import { AccountReset, AskReset } from '../parts/accounts/account-reset.tsx'
import { AccountSessions } from '../parts/accounts/account-sessions.tsx'
import { AccountState } from '../parts/accounts/account-state.tsx'
import { EndAccount } from '../parts/accounts/end-account.tsx'
import { OwnedWork } from '../parts/accounts/owned-work.tsx'
import { RolesDialog } from '../parts/accounts/roles-dialog.tsx'
import { useAccountsWords } from '../messages/accounts/en.ts'
import { StaffRecord } from '../parts/staff-record.tsx'
import { useWayBack } from '../parts/use-way-back.ts'

/** One colleague: roles, authenticator, sessions, what they own, and the end of the account. */
export function Screen() {
  const words = useAccountsWords()
  return (
    <StaffRecord may="staff.manage" queryOf={accountQuery} section="colleagues" words={words}>
      {(record, staff) => <ColleaguePage record={record} me={staff.id} />}
    </StaffRecord>
  )
}

function ColleaguePage({ record, me }: { record: FullStaffAccount; me: string }) {
  const words = useAccountsWords()
  const back = useWayBack('colleagues', words.back)
  const { account, sessions, owned } = record
  return (
    <div className="grid grid-cols-1 gap-5">
      <PageHeader
        back={{ ...back, as: PageLink }}
        title={<bdi>{account.name}</bdi>}
        badge={<AccountState account={account} />}
        actions={
          account.active && (
            <>
              <RolesDialog account={account} />
              {!account.reset && <AskReset id={account.id} />}
              <EndAccount record={record} />
            </>
          )
        }
      />
      {account.locked_until && account.active && <AccountLock id={account.id} until={account.locked_until} />}
      {account.reset && <AccountReset account={account} reset={account.reset} me={me} />}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <AccountFacts account={account} />
        <AccountSessions id={account.id} sessions={sessions} />
      </div>
      {account.active && <OwnedWork owned={owned} />}
    </div>
  )
}
