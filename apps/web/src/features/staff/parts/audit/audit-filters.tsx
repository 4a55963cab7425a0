import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import { useQuery } from '@tanstack/react-query'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { DateField } from '../../../../ui/dates/date-field.tsx'
import { PhoneFold } from '../../../../ui/display/phone-fold.tsx'
import { FilterField } from '../../../../ui/fields/choices/filter-field.tsx'
import { colleaguesQuery } from '../../api.ts'
import { useStaff } from '../session/staff-session.ts'
import { useTrailWords } from '../../messages/trail/en.ts'

export type AuditFilter = {
  action?: string | undefined
  actor?: string | undefined
  subject_kind?: string | undefined
  subject_id?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

type Props = {
  filter: AuditFilter
  /** Names of the filter's actor and subject, from the log. */
  names: { actor: string | undefined; subject: string | undefined }
  actions: readonly string[]
  onChange: (filter: AuditFilter) => void
}

/** "What did Sara do yesterday?": by person, by thing, by day and by what was done. */
export function AuditFilters({ filter, names, actions, onChange }: Props) {
  const words = useTrailWords()
  const me = useStaff()?.id
  const { data } = useQuery(colleaguesQuery())
  const people = (data ?? []).map(({ id, name }) => ({ id, label: id === me ? `${name} (${words.audit.you})` : name }))
  const others = filter.actor && !people.some(({ id }) => id === filter.actor)
  const actor = people.find(({ id }) => id === filter.actor)?.label ?? names.actor ?? words.audit.somebody
  const lang = useLang()
  const days = (['from', 'to'] as const).flatMap((end) => {
    const day = filter[end]
    return day ? `${words.audit[end]} ${formatDay(day, lang)}` : []
  })
  const summary = [
    filter.action && (words.actions[filter.action] ?? filter.action),
    filter.actor && actor,
    filter.subject_kind && words.subjects[filter.subject_kind],
    ...days,
  ]
  return (
    <div className="mb-5 grid gap-4">
      <PhoneFold title={words.audit.narrow} summary={summary.filter(Boolean).join('\u00a0· ') || words.audit.all}>
        <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-5">
          <FilterField
            label={words.audit.filter}
            all={words.audit.all}
            options={actions.map((id) => ({ id, label: words.actions[id] ?? id, ltr: !words.actions[id] }))}
            value={actions.find((id) => id === filter.action)}
            onChange={(action) => onChange({ ...filter, action })}
          />
          <FilterField
            label={words.audit.person}
            all={words.audit.everybody}
            options={[...people, ...(others && filter.actor ? [{ id: filter.actor, label: actor }] : [])]}
            value={filter.actor}
            onChange={(actor) => onChange({ ...filter, actor })}
          />
          <FilterField
            label={words.audit.thing}
            all={words.audit.everything}
            options={Object.entries(words.subjects).map(([id, label]) => ({ id, label }))}
            value={filter.subject_kind}
            onChange={(subject_kind) => onChange({ ...filter, subject_kind, subject_id: undefined })}
          />
          {(['from', 'to'] as const).map((end) => (
            <DateField
              key={end}
              label={words.audit[end]}
              value={filter[end] ?? null}
              onChange={(day) => onChange({ ...filter, [end]: day ?? undefined })}
            />
          ))}
        </div>
      </PhoneFold>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {filter.subject_id && (
          <Button kind="quiet" onPress={() => onChange({ ...filter, subject_kind: undefined, subject_id: undefined })}>
            {words.audit.withoutSubject} <bdi>{names.subject ?? words.subjects[filter.subject_kind ?? '']}</bdi>
          </Button>
        )}
        {Object.values(filter).some(Boolean) && (
          <Button kind="ghost" onPress={() => onChange({})}>
            {words.audit.showAll}
          </Button>
        )}
      </div>
    </div>
  )
}
