import { HEALTHS } from '@fareeq/domain/companies/rules-health.ts'
import { PROOF_STATES } from '@fareeq/domain/companies/states.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useHref } from '../../../platform/navigation/location.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { type CompanyFilter, companiesQuery } from '../api.ts'
import { CompanyCard } from '../parts/company-card.tsx'
import { CompanyFilters, companiesAddress } from '../parts/company-filters.tsx'
import { useCompanyWords } from '../messages/en.ts'
import { searchIn } from '../../staff/parts/section-address.ts'
import { StaffCards } from '../../staff/parts/staff-list.tsx'

export function Screen() {
  const words = useCompanyWords()
  const staff = useStaff()
  const { query } = readHref(useHref())
  if (!staff) return null
  if (!staffMay(staff.roles, 'companies.read')) return <NoAccess words={words} />
  const filter: CompanyFilter = {
    q: searchIn(query),
    manager: query.manager,
    health: HEALTHS.find((health) => health === query.health),
    proof: PROOF_STATES.find((proofState) => proofState === query.proof),
  }
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <CompanyFilters filter={filter} />
      <Companies filter={filter} />
    </>
  )
}

function Companies({ filter }: { filter: CompanyFilter }) {
  const words = useCompanyWords()
  return (
    <StaffCards
      list={useInfiniteQuery(companiesQuery(filter))}
      words={words}
      allHref={companiesAddress.allHref(filter)}
      illustration="search"
      card={(company) => <CompanyCard key={company.id} company={company} />}
    />
  )
}
