import type { StaffAccount } from '@fareeq/domain/staff/schema-accounts.ts'
import { useMoment } from '../../../../platform/i18n/zone.ts'
import { Badge } from '../../../../ui/display/badge.tsx'
import { useAccountsWords } from '../../messages/accounts/en.ts'

/** The most urgent first: what waits for the viewer, a lock, then whether they are here at all. */
export function AccountState({ account: { active, locked_until, reset } }: { account: StaffAccount }) {
  const words = useAccountsWords().list
  const moment = useMoment()
  if (!active) return <Badge>{words.ended}</Badge>
  if (reset)
    return (
      <Badge tone={reset.can_confirm ? 'point' : 'warning'} dot wrap>
        {reset.can_confirm ? words.waiting : words.asked}
      </Badge>
    )
  if (locked_until)
    return (
      <Badge tone="danger" dot wrap>
        {words.locked.replace('{moment}', moment(locked_until))}
      </Badge>
    )
  return (
    <Badge tone="positive" dot>
      {words.working}
    </Badge>
  )
}
