import { mayKeepHosts, mayReadMeetings } from '@fareeq/domain/meetings/rules.ts'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { ConnectedCalendars } from '../../calendar-sources/parts/connected-calendars.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { hostsQuery } from '../api-hosts.ts'
import { AddHost } from '../parts/host-dialog.tsx'
import { HostRow } from '../parts/host-row.tsx'
import { useHostWords } from '../messages/hosts/en.ts'

/** Who of us meets companies, where and when. */
export function Screen() {
  const words = useHostWords()
  const staff = useStaff()
  if (!staff) return null
  if (!mayReadMeetings(staff.roles)) return <NoAccess words={words} />
  return <Hosts me={staff.id} mayKeep={mayKeepHosts(staff.roles)} />
}

function Hosts({ me, mayKeep }: { me: string; mayKeep: boolean }) {
  const words = useHostWords()
  const { data, isError, isFetching, refetch } = useQuery(hostsQuery())
  const add = mayKeep && data && <AddHost hosts={data} />
  return (
    <>
      <PageHeader
        back={{ as: PageLink, href: pathTo('opsSection', { section: 'meetings' }), label: words.back }}
        title={words.title}
        text={words.text}
        actions={data && data.length > 0 && add}
      />
      {!data ? (
        isError ? (
          <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Skeletons>
            <SkeletonBlock className="h-28" />
          </Skeletons>
        )
      ) : data.length === 0 ? (
        <EmptyState title={words.emptyTitle} text={words.emptyText} action={add} />
      ) : (
        <ul className="grid gap-3">
          {data.map((host) => (
            <HostRow key={host.id} host={host} others={data} mayKeep={mayKeep} />
          ))}
        </ul>
      )}
      {data?.some(({ id }) => id === me) && (
        <div className="mt-6">
          <ConnectedCalendars realm="staff" />
        </div>
      )}
    </>
  )
}
