import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { TALENT_STATES } from '@fareeq/domain/talent-views/rules.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useHref } from '../../../platform/navigation/location.tsx'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { useTalentCount } from '../../matching/parts/use-talent-count.ts'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { type TalentFilter, talentsQuery } from '../api-ops.ts'
import { TalentFilters } from '../parts/talent-filters.tsx'
import { TalentRow } from '../parts/talent-row.tsx'
import { useTalentsOpsWords } from '../messages/operations/en.ts'
import { searchIn, sectionAddress } from '../../staff/parts/section-address.ts'
import { StaffCards } from '../../staff/parts/staff-list.tsx'

const { hrefOf, show } = sectionAddress('talents')

export function Screen() {
  const words = useTalentsOpsWords()
  const staff = useStaff()
  const { query } = readHref(useHref())
  if (!staff) return null
  if (!staffMay(staff.roles, 'talents.find')) return <NoAccess words={words} />
  const { role_id, country } = query
  const filter = {
    q: searchIn(query),
    role_id,
    country,
    state: TALENT_STATES.find((talentState) => talentState === query.state),
  }
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <TalentFilters filter={filter} show={show} />
      <TalentResults filter={filter} />
    </>
  )
}

function TalentResults({ filter }: { filter: TalentFilter }) {
  const words = useTalentsOpsWords()
  const count = useTalentCount()
  return (
    <StaffCards
      list={useInfiniteQuery(talentsQuery(filter, useLang()))}
      words={words}
      allHref={hrefOf({})}
      illustration="search"
      text={(loaded, first) => count(first?.meta.total ?? loaded)}
      card={(talent) => <TalentRow key={talent.id} talent={talent} />}
    />
  )
}
