import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { DUE } from '@fareeq/domain/selections/limits.ts'
import { SELECTION_STATES } from '@fareeq/domain/selections/states.ts'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/actions/button.tsx'
import { PhoneFold } from '../../../ui/display/phone-fold.tsx'
import { ComboboxField } from '../../../ui/fields/listbox/combobox-field.tsx'
import { FilterField } from '../../../ui/fields/choices/filter-field.tsx'
import { Switch } from '../../../ui/fields/choices/switch.tsx'
import { colleaguesQuery } from '../../staff/api.ts'
import { SectionSearch } from '../../staff/parts/section-search.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { rolesQuery, useChoices } from '../../talents/api-choices.ts'
import type { PipelineFilter } from '../api-ops.ts'
import { type PipelineView, showView } from './pipeline-address.ts'
import { usePipelineWords } from '../messages/en.ts'

/** Search and filters; the board has no step to choose, it shows all four. */
export function PipelineFilters({ view }: { view: PipelineView }) {
  const words = usePipelineWords()
  const roles = useChoices(rolesQuery)
  const { layout, filter } = view
  const set = (change: { [Key in keyof PipelineFilter]?: PipelineFilter[Key] | undefined }) => {
    const next = { ...filter, ...change }
    showView({ layout, filter: Object.fromEntries(Object.entries(next).filter(([, value]) => value)) })
  }
  const { q = '', ...narrowed } = filter
  const count = Object.keys(narrowed).length
  return (
    <div className="mb-5 grid gap-3 xl:grid-cols-[minmax(0,1.4fr)_minmax(0,4fr)] xl:items-end xl:gap-x-4">
      <SectionSearch label={words.search} word={q} onSearch={(word) => set({ q: word })} className="w-full" />
      <PhoneFold title={words.filters} summary={words.filtersOn(count)}>
        <div className="grid grid-cols-2 items-end gap-x-4 gap-y-3 md:grid-cols-4">
          {layout === 'list' && (
            <FilterField
              label={words.step}
              all={words.allSteps}
              options={SELECTION_STATES.map((id) => ({ id, label: words.states[id] }))}
              value={filter.step}
              onChange={(step) => set({ step })}
            />
          )}
          <OwnerField owner={filter.owner} onChange={(owner) => set({ owner })} />
          <FilterField
            label={words.due}
            all={words.anyDue}
            options={DUE.map((id) => ({ id, label: words[id] }))}
            value={filter.due}
            onChange={(due) => set({ due })}
          />
          <ComboboxField
            label={words.role}
            options={roles.map(({ id, name, aliases }) => ({ id, label: name, search: aliases.join(' ') }))}
            value={filter.role_id ?? null}
            placeholder={words.allRoles}
            onChange={(id) => set({ role_id: id ?? undefined })}
          />
        </div>
      </PhoneFold>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 xl:col-span-2">
        <Switch value={filter.referred === '1'} onChange={(on) => set({ referred: on ? '1' : undefined })}>
          {words.referredOnly}
        </Switch>
        {Object.keys(filter).length > 0 && (
          <Button kind="ghost" size="small" onPress={() => showView({ layout, filter: {} })}>
            {words.clear}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The caller first, then nobody, then colleagues who may move talents. */
function OwnerField({ owner, onChange }: { owner: string | undefined; onChange: (owner: string | undefined) => void }) {
  const words = usePipelineWords()
  const me = useStaff()?.id
  const { data } = useQuery(colleaguesQuery())
  const colleagues = (data ?? []).filter(({ id, roles }) => id !== me && staffMay(roles, 'selections.move'))
  const options = [
    { id: 'me', label: words.me },
    { id: 'none', label: words.nobody },
    ...colleagues.map(({ id, name }) => ({ id, label: name })),
  ]
  return (
    <FilterField
      label={words.owner}
      all={words.anyone}
      options={options}
      value={options.find(({ id }) => id === owner)?.id}
      onChange={onChange}
    />
  )
}
