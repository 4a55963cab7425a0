import { CHECK_GROUPS, checkFacts } from '@fareeq/domain/setup-checks/limits.ts'
import { missingEssentials } from '@fareeq/domain/setup-checks/rules.ts'
import type { SetupCheckAnswer } from '@fareeq/domain/setup-checks/schema.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { useQuery } from '@tanstack/react-query'
import { Banner } from '../../../ui/display/banner.tsx'
import { SkeletonRows, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { setupChecksQuery } from '../api-ops.ts'
import { useSetupWords } from '../messages/en.ts'
import { CheckRow } from '../parts/check-row.tsx'

/** What an installation has and lacks, for admins. */
export function Screen() {
  const words = useSetupWords()
  const staff = useStaff()
  if (!staff) return null
  if (!staffMay(staff.roles, 'staff.manage')) return <NoAccess words={words} />
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <Checks />
    </>
  )
}

function Checks() {
  const words = useSetupWords()
  const list = useQuery(setupChecksQuery())
  if (list.isPending)
    return (
      <Skeletons label={words.loading}>
        <SkeletonRows rows={6} />
      </Skeletons>
    )
  if (!list.data) return <ErrorState onRetry={() => void list.refetch()} retrying={list.isFetching} />
  const isReady = missingEssentials(list.data).length === 0
  return (
    <div className="grid gap-8">
      <Banner tone={isReady ? 'positive' : 'warning'} title={isReady ? words.ready : words.pending}>
        {isReady ? words.readyText : words.pendingText}
      </Banner>
      {CHECK_GROUPS.map((group) => (
        <Group
          key={group}
          title={words.groups[group]}
          checks={list.data.filter(({ id }) => checkFacts(id).group === group)}
        />
      ))}
    </div>
  )
}

const Group = ({ title, checks }: { title: string; checks: readonly SetupCheckAnswer[] }) => (
  <section>
    <h2 className="mb-3 text-lg">{title}</h2>
    <ul aria-label={title} className="rounded-lg border border-line bg-raised">
      {checks.map((check) => (
        <CheckRow key={check.id} check={check} />
      ))}
    </ul>
  </section>
)
