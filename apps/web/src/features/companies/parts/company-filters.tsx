import { mayManageCompany } from '@fareeq/domain/companies/rules.ts'
import { HEALTHS } from '@fareeq/domain/companies/rules-health.ts'
import { NO_MANAGER } from '@fareeq/domain/companies/schema.ts'
import { PROOF_STATES } from '@fareeq/domain/companies/states.ts'
import { useQuery } from '@tanstack/react-query'
import { FilterField } from '../../../ui/fields/choices/filter-field.tsx'
import { colleaguesQuery } from '../../staff/api.ts'
import { SectionSearch } from '../../staff/parts/section-search.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import type { CompanyFilter } from '../api.ts'
import { useCompanyWords } from '../messages/en.ts'
import { sectionAddress } from '../../staff/parts/section-address.ts'

export const companiesAddress = sectionAddress('companies')
const { show } = companiesAddress

export function CompanyFilters({ filter }: { filter: CompanyFilter }) {
  const words = useCompanyWords()
  const me = useStaff()?.id
  const { data } = useQuery(colleaguesQuery())
  const managers = (data ?? [])
    .filter(({ roles }) => mayManageCompany(roles))
    .map(({ id, name }) => ({ id, label: id === me ? words.myCompanies : name }))
    .toSorted((a, b) => Number(b.id === me) - Number(a.id === me))
  return (
    <div className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-3">
      <SectionSearch
        label={words.search}
        word={filter.q ?? ''}
        onSearch={(q) => show({ ...filter, q })}
        className="w-full sm:w-80"
      />
      <FilterField
        label={words.health}
        all={words.anyHealth}
        options={HEALTHS.toReversed().map((id) => ({ id, label: words.healths[id] }))}
        value={filter.health}
        onChange={(health) => show({ ...filter, health })}
        className="w-[calc(50%-0.5rem)] sm:w-44"
      />
      <FilterField
        label={words.proof}
        all={words.anyProof}
        options={PROOF_STATES.map((id) => ({ id, label: words.proofs[id] }))}
        value={filter.proof}
        onChange={(proof) => show({ ...filter, proof })}
        className="w-[calc(50%-0.5rem)] sm:w-44"
      />
      <FilterField
        label={words.manager}
        all={words.anyManager}
        options={[{ id: NO_MANAGER, label: words.noManager }, ...managers]}
        value={filter.manager}
        onChange={(manager) => show({ ...filter, manager })}
        className="w-full sm:w-60"
      />
    </div>
  )
}
