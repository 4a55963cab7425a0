import { PEOPLE, type Person } from '@fareeq/domain/kernel/permissions/grants.ts'
import { ACTIONS, type Action, grantOf } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../../../platform/i18n/i18n.ts'
import { Segmented } from '../../../../ui/fields/choices/segmented.tsx'
import { type Column, Table } from '../../../../ui/layout/table.tsx'
import { ar } from '../../messages/matrix/ar.ts'
import { en } from '../../messages/matrix/en.ts'

type Side = 'staff' | 'members'

const isOf = (side: Side, person: Person) => person.startsWith('staff:') === (side === 'staff')

/** The permission matrix that the server checks, in words. */
export function PermissionTable() {
  const words = useWords({ ar, en })
  const [side, setSide] = useState<Side>('staff')
  const people = PEOPLE.filter((person) => isOf(side, person))
  const rows = ACTIONS.filter((action) => people.some((person) => grantOf(person, action) !== 'no'))
  const columns: Column<Action>[] = [
    { id: 'action', title: words.action, lead: true, cell: (action) => words.actions[action] },
    ...people.map((person) => ({
      id: person,
      title: words.people[person],
      cell: (action: Action) => <Grant person={person} action={action} />,
    })),
  ]
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p className="measure text-ink-soft">{words.text}</p>
        <Segmented
          label={words.side}
          labelHidden
          value={side}
          onChange={setSide}
          options={[
            { id: 'staff', label: words.sides.staff },
            { id: 'members', label: words.sides.members },
          ]}
        />
      </div>
      <Table label={words.label} columns={columns} rows={rows} rowKey={(action) => action} />
    </div>
  )
}

function Grant({ person, action }: { person: Person; action: Action }) {
  const { grants } = useWords({ ar, en })
  const grant = grantOf(person, action)
  if (grant === 'no')
    return (
      <span className="text-ink-faint">
        <span aria-hidden>–</span>
        <span className="sr-only">{grants.no}</span>
      </span>
    )
  if (grant === 'yes')
    return (
      <span className="text-positive">
        <Check aria-hidden className="inline size-4.5" />
        <span className="sr-only">{grants.yes}</span>
      </span>
    )
  return <span className="text-sm">{grants[grant]}</span>
}
