import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useHref } from '../../../platform/navigation/location.tsx'
import { Segmented } from '../../../ui/fields/choices/segmented.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { sectionAddress } from '../../staff/parts/section-address.ts'
import { StaffCards } from '../../staff/parts/staff-list.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { heldMailsQuery } from '../api-ops.ts'
import { useHeldMailWords } from '../messages/en.ts'
import { HeldMailCard } from '../parts/held-mail-card.tsx'

const { show } = sectionAddress('held-mails')

export function Screen() {
  const words = useHeldMailWords()
  const staff = useStaff()
  const { query } = readHref(useHref())
  if (!staff) return null
  if (!staffMay(staff.roles, 'messages.read')) return <NoAccess words={words} />
  return <HeldMails isSettled={query.state === 'settled'} />
}

function HeldMails({ isSettled }: { isSettled: boolean }) {
  const words = useHeldMailWords()
  const list = useInfiniteQuery(heldMailsQuery(isSettled))
  const waiting = list.data?.pages[0]?.meta.waiting
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <Segmented
        label={words.state}
        options={[
          { id: 'waiting', label: waiting ? `${words.waiting} (${waiting})` : words.waiting },
          { id: 'settled', label: words.settledOnes },
        ]}
        value={isSettled ? 'settled' : 'waiting'}
        onChange={(state) => show({ state: state === 'settled' ? state : undefined })}
        className="mb-5 w-full sm:w-auto"
      />
      <StaffCards list={list} words={words} card={(mail) => <HeldMailCard key={mail.id} mail={mail} />} />
    </>
  )
}
