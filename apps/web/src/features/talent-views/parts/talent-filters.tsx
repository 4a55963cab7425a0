import { TALENT_STATES } from '@fareeq/domain/talent-views/rules.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ComboboxField } from '../../../ui/fields/listbox/combobox-field.tsx'
import { FilterField } from '../../../ui/fields/choices/filter-field.tsx'
import { SectionSearch } from '../../staff/parts/section-search.tsx'
import { countriesQuery, rolesQuery, useChoices } from '../../talents/api-choices.ts'
import type { TalentFilter } from '../api-ops.ts'
import { useTalentsOpsWords } from '../messages/operations/en.ts'

type Props = { filter: TalentFilter; show: (filter: TalentFilter) => void }

/** Search and filters. */
export function TalentFilters({ filter, show }: Props) {
  const words = useTalentsOpsWords()
  const { q = '', state, role_id, country } = filter
  return (
    <div className="mb-5 grid grid-cols-2 items-end gap-x-4 gap-y-3 md:grid-cols-3 lg:auto-cols-max lg:grid-flow-col lg:grid-cols-[minmax(0,1.4fr)_repeat(3,minmax(0,1fr))]">
      <SectionSearch
        label={words.search}
        word={q}
        onSearch={(word) => show({ ...filter, q: word })}
        className="col-span-2 md:col-span-3 lg:col-span-1"
      />
      <FilterField
        label={words.state}
        all={words.allStates}
        options={TALENT_STATES.map((id) => ({ id, label: words.states[id] }))}
        value={state}
        onChange={(state) => show({ ...filter, state })}
      />
      <Narrowed
        label={words.role}
        any={words.allRoles}
        query={rolesQuery}
        value={role_id}
        onChange={(id) => show({ ...filter, role_id: id })}
      />
      <Narrowed
        label={words.country}
        any={words.allCountries}
        query={countriesQuery}
        value={country}
        onChange={(id) => show({ ...filter, country: id })}
        className="last:col-span-2 md:last:col-span-1"
      />
      {Object.values(filter).some(Boolean) && (
        <Button kind="ghost" onPress={() => show({})} className="justify-self-start">
          {words.clear}
        </Button>
      )}
    </div>
  )
}

type NarrowedProps = {
  label: string
  any: string
  query: typeof countriesQuery | typeof rolesQuery
  value: string | undefined
  onChange: (id: string | undefined) => void
  className?: string
}

function Narrowed({ label, any, query, value, onChange, className }: NarrowedProps) {
  const choices = useChoices(query)
  return (
    <ComboboxField
      label={label}
      options={choices.map(({ id, name, aliases }) => ({ id, label: name, search: aliases.join(' ') }))}
      value={value ?? null}
      placeholder={any}
      onChange={(id) => onChange(id ?? undefined)}
      className={className}
    />
  )
}
