import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { accountsQuery } from '../../staff/api-accounts.ts'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { useWorkWords } from '../messages/en.ts'

/** Nothing late and nothing for today; the first admin of a new installation sees whom to invite first. */
export function AllDone() {
  const words = useWorkWords()
  const staff = useStaff()
  const mayInvite = staff !== null && staffMay(staff.roles, 'staff.manage')
  const { data, isLoading } = useQuery({ ...accountsQuery(), enabled: mayInvite })
  // Avoids a flash of the other state.
  if (isLoading) return null
  const isAlone = data?.accounts.filter(({ active }) => active).length === 1 && data.invitations.length === 0
  if (!isAlone) return <EmptyState title={words.doneTitle} text={words.doneText} />
  return (
    <EmptyState
      title={words.aloneTitle}
      text={words.aloneText}
      action={
        <ButtonLink as={PageLink} href={pathTo('opsSection', { section: 'colleagues' })}>
          {words.invite}
        </ButtonLink>
      }
    />
  )
}
