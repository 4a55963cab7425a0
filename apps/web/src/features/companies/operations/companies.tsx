import { HEALTHS } from '@fareeq/domain/companies/rules-health.ts'
import { PROOF_STATES } from '@fareeq/domain/companies/states.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { QUESTION_LENGTH } from '@fareeq/domain/kernel/text/text.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useHref } from '../../../platform/navigation/location.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { type CompanyFilter, companiesQuery } from '../api.ts'
import { CompanyCard } from '../parts/company-card.tsx'
import { CompanyFilters, companiesAt } from '../parts/company-filters.tsx'
import { useCompanyWords } from '../parts/use-company-words.ts'

export function Screen() {
  const words = useCompanyWords()
  const staff = useStaff()
  const { query } = readHref(useHref())
  if (!staff) return null
  if (!staffMay(staff.roles, 'companies.read')) return <NoAccess words={words} />
  const filter: CompanyFilter = {
    q: (query.q ?? '').slice(0, QUESTION_LENGTH),
    manager: query.manager,
    health: HEALTHS.find((one) => one === query.health),
    proof: PROOF_STATES.find((one) => one === query.proof),
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
  const list = useInfiniteQuery(companiesQuery(filter))
  return (
    <PagedList
      list={list}
      empty={
        <EmptyState
          illustration="search"
          title={words.emptyTitle}
          text={words.emptyText}
          action={
            Object.values(filter).some(Boolean) && (
              <ButtonLink as={PageLink} kind="quiet" href={companiesAt({})}>
                {words.showAll}
              </ButtonLink>
            )
          }
        />
      }
    >
      {(companies) => (
        <ul className="grid gap-3">
          {companies.map((company) => (
            <CompanyCard key={company.id} company={company} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}
