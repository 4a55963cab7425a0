import { mayManageCompany } from '@fareeq/domain/companies/rules.ts'
import { HEALTHS } from '@fareeq/domain/companies/rules-health.ts'
import { NO_MANAGER } from '@fareeq/domain/companies/schema.ts'
import { PROOF_STATES } from '@fareeq/domain/companies/states.ts'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { SelectField } from '../../../ui/fields/choices/select-field.tsx'
import { colleaguesQuery } from '../../staff/api.ts'
import { SectionSearch } from '../../staff/parts/section-search.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import type { CompanyFilter } from '../api.ts'
import { useCompanyWords } from './use-company-words.ts'

const ALL = 'all'

/** URL state: the filter survives a reload and can be shared. */
export const companiesAt = (filter: CompanyFilter) =>
  pathTo('opsSection', { section: 'companies' }, { ...filter, q: filter.q || undefined })
const show = (filter: CompanyFilter) => void navigate(companiesAt(filter), { replace: true })

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
      <SelectField
        label={words.health}
        options={[
          { id: ALL, label: words.anyHealth },
          ...HEALTHS.toReversed().map((id) => ({ id, label: words.healths[id] })),
        ]}
        value={filter.health ?? ALL}
        onChange={(id) => show({ ...filter, health: HEALTHS.find((one) => one === id) })}
        className="w-[calc(50%-0.5rem)] sm:w-44"
      />
      <SelectField
        label={words.proof}
        options={[{ id: ALL, label: words.anyProof }, ...PROOF_STATES.map((id) => ({ id, label: words.proofs[id] }))]}
        value={filter.proof ?? ALL}
        onChange={(id) => show({ ...filter, proof: PROOF_STATES.find((one) => one === id) })}
        className="w-[calc(50%-0.5rem)] sm:w-44"
      />
      <SelectField
        label={words.manager}
        options={[{ id: ALL, label: words.anyManager }, { id: NO_MANAGER, label: words.noManager }, ...managers]}
        value={filter.manager ?? ALL}
        onChange={(id) => show({ ...filter, manager: id === ALL ? undefined : id })}
        className="w-full sm:w-60"
      />
    </div>
  )
}
