import type { NeededRole, Requirement } from '@fareeq/domain/recruiter/schema-requirement.ts'
import type { RecruiterConversation } from '@fareeq/domain/recruiter/schema.ts'
import { X } from 'lucide-react'
import { useId } from 'react'
import { useWrite } from '../../../platform/i18n/i18n.ts'
import { useRecruiterWords } from '../messages/en.ts'
import { CompactSelect } from './compact-fields.tsx'
import { RemovableChips } from './removable-chips.tsx'
import { TermFields } from './term-fields.tsx'
import type { ConversationState } from './use-conversation.ts'

const COUNTS = [1, 2, 3, 4, 5, 6, 8, 10]

/** What was understood, field by field; a change is understood at once. */
export function UnderstoodCard({ state }: { state: ConversationState }) {
  const words = useRecruiterWords().understood
  const id = useId()
  const { conversation } = state
  const requirement = conversation?.requirement
  const isEmpty =
    !requirement ||
    (requirement.roles.length === 0 && !requirement.start && requirement.duration === null && !requirement.budget)
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-lg border border-line bg-raised">
      <h2 id={id} className="border-b border-line px-4 py-3 text-base">
        {words.title}
      </h2>
      {isEmpty || !conversation ? (
        <p className="p-4 text-sm text-ink-soft">{words.empty}</p>
      ) : (
        <Fields conversation={conversation} state={state} />
      )}
    </section>
  )
}

type FieldsProps = { conversation: RecruiterConversation; state: ConversationState }

function Fields({ conversation, state }: FieldsProps) {
  const words = useRecruiterWords().understood
  const { requirement, counts, names, unread } = conversation
  const change = (part: Partial<Requirement>) => void state.correct({ ...requirement, ...part })
  const changeRole = (at: number, part: Partial<NeededRole>) =>
    change({ roles: requirement.roles.map((role, index) => (index === at ? { ...role, ...part } : role)) })
  return (
    <div className="grid gap-4 p-4">
      {requirement.roles.map((role, at) => (
        <RoleFields
          key={role.role ?? at}
          role={role}
          count={counts[at] ?? null}
          names={names}
          onChange={(part) => changeRole(at, part)}
          onRemove={() => change({ roles: requirement.roles.filter((_, index) => index !== at) })}
        />
      ))}
      <TermFields requirement={requirement} names={names} onChange={change} />
      {unread.length > 0 && (
        <div className="rounded-md bg-sunken px-3 py-2 text-sm">
          <p className="text-ink-soft">{words.unread}</p>
          <p className="wrap-anywhere">
            {unread.map((phrase) => (
              <q key={phrase} className="me-2 [quotes:'«'_'»']">
                <bdi>{phrase}</bdi>
              </q>
            ))}
          </p>
        </div>
      )}
    </div>
  )
}

type RoleProps = {
  role: NeededRole
  count: number | null
  names: Readonly<Record<string, string>>
  onChange: (part: Partial<NeededRole>) => void
  onRemove: () => void
}

function RoleFields({ role, count, names, onChange, onRemove }: RoleProps) {
  const words = useRecruiterWords().understood
  const write = useWrite()
  const name = role.role ? (names[role.role] ?? role.role) : words.unknownRole
  const counts = [...new Set([...COUNTS, ...(role.count ? [role.count] : [])])].toSorted((a, b) => a - b)
  return (
    <div role="group" aria-label={name} className="grid gap-2 rounded-md border border-line p-3">
      <div className="flex items-start justify-between gap-2">
        <p className="min-w-0">
          <strong className="font-strong">
            <bdi>{name}</bdi>
          </strong>
          {count !== null && <span className="num block text-xs text-ink-soft">{words.fits(count)}</span>}
        </p>
        <RemoveButton label={words.remove(name)} onPress={onRemove} />
      </div>
      <div className="grid grid-cols-[4rem_minmax(0,1fr)_minmax(0,1fr)] gap-2">
        <CompactSelect
          label={words.count}
          value={role.count === null ? '' : String(role.count)}
          options={[['', words.any], ...counts.map((n) => [String(n), write(String(n))] as const)]}
          onChange={(value) => onChange({ count: value === '' ? null : Number(value) })}
        />
        <CompactSelect
          label={words.level}
          value={role.seniority ?? ''}
          options={[['', words.anyLevel], ...Object.entries(words.levels)]}
          onChange={(value) => onChange({ seniority: value === '' ? null : (value as NeededRole['seniority']) })}
        />
        <CompactSelect
          label={words.time}
          value={role.time ?? ''}
          options={[['', words.anyTime], ...Object.entries(words.times)]}
          onChange={(value) => onChange({ time: value === '' ? null : (value as NeededRole['time']) })}
        />
      </div>
      {role.skills.length > 0 && (
        <RemovableChips
          label={words.skills}
          items={role.skills.map((skill) => [skill, names[skill] ?? skill])}
          onRemove={(skill) => onChange({ skills: role.skills.filter((other) => other !== skill) })}
        />
      )}
    </div>
  )
}

const RemoveButton = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <button
    type="button"
    aria-label={label}
    onClick={onPress}
    className="hit flex size-7 flex-none items-center justify-center rounded-full text-ink-faint hover:bg-sunken"
  >
    <X aria-hidden className="size-4" />
  </button>
)
