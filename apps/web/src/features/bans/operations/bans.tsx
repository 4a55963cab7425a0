import { BAN_STATES } from '@fareeq/domain/bans/states.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { useBusinessTime } from '../../../platform/i18n/business-time.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { FilterField } from '../../../ui/fields/choices/filter-field.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { casesQuery } from '../api.ts'
import { BanBadge } from '../parts/ban-badge.tsx'
import { useBanWords } from '../messages/en.ts'
import { sectionAddress } from '../../staff/parts/section-address.ts'
import { StaffCards } from '../../staff/parts/staff-list.tsx'

const { show } = sectionAddress('bans')

export function Screen() {
  const words = useBanWords()
  const staff = useStaff()
  if (!staff) return null
  return staffMay(staff.roles, 'talents.ban') ? <Cases /> : <NoAccess words={words} />
}

function Cases() {
  const words = useBanWords()
  const moment = useBusinessTime()
  const { query } = readHref(useHref())
  const state = BAN_STATES.find((banState) => banState === query.state)
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <FilterField
        label={words.state}
        all={words.allStates}
        options={BAN_STATES.map((id) => ({ id, label: words.states[id] }))}
        value={state}
        onChange={(state) => show({ state })}
        className="mb-5 w-full sm:w-72"
      />
      <StaffCards
        list={useInfiniteQuery(casesQuery({ state }))}
        words={words}
        card={(banCase) => (
          <Card as="li" key={banCase.id} className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
            <PageLink
              href={pathTo('opsRecord', { section: 'bans', id: banCase.id })}
              className="me-auto font-strong hover:underline"
            >
              <bdi>{banCase.talent.name}</bdi>
            </PageLink>
            <BanBadge state={banCase.state} />
            {banCase.waits_for && <span className="text-sm text-ink-soft">{words.waits[banCase.waits_for]}</span>}
            <span className="text-sm text-ink-faint">
              <bdi>{moment(banCase.created_at)}</bdi>
            </span>
          </Card>
        )}
      />
    </>
  )
}
