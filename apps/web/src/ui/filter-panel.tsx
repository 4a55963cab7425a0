// <FilterPanel groups={[{ id, title, options: [{ id, label, count }] }]} value={{ level: ['senior'] }} onChange resultText="172 …" />
// A column from 992 px on, a drawer behind a button below. <FilterChips …/> shows what is on, each with its cross.
import { SlidersHorizontal, X } from 'lucide-react'
import { useState } from 'react'
import { CountBadge } from './badge.tsx'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { CheckboxGroup } from './checkbox.tsx'
import { Drawer } from './drawer.tsx'
import { TAG } from './chosen-tags.tsx'
import { useUiWords } from './words/use-ui-words.ts'

export type FilterGroup = {
  id: string
  title: string
  options: readonly { id: string; label: string; count?: number; ltr?: boolean }[]
}
export type FilterValue = Readonly<Record<string, readonly string[]>>

type Props = {
  groups: readonly FilterGroup[]
  value: FilterValue
  onChange: (value: FilterValue) => void
  resultText?: string
}

/** How many choices a group shows before "show more". */
const SHORT = 6

export function FilterPanel(props: Props) {
  const words = useUiWords()
  const on = Object.values(props.value).reduce((sum, ids) => sum + ids.length, 0)
  const trigger = (
    <Button kind="quiet" size="small">
      <SlidersHorizontal aria-hidden />
      {words.filters}
      {on > 0 && <CountBadge n={on} strong />}
    </Button>
  )
  return (
    <>
      <Card as="aside" className="hidden lg:block">
        <Groups {...props} />
      </Card>
      <div className="lg:hidden">
        <Drawer
          title={words.filters}
          trigger={trigger}
          footer={(close) => (
            <>
              <Button className="flex-1" onPress={close}>
                {props.resultText ?? words.showResults}
              </Button>
              <Button kind="quiet" onPress={() => props.onChange({})}>
                {words.clearAll}
              </Button>
            </>
          )}
        >
          <Groups {...props} />
        </Drawer>
      </div>
    </>
  )
}

const Groups = ({ groups, value, onChange }: Props) => (
  <div className="grid gap-6">
    {groups.map((group) => (
      <Group
        key={group.id}
        group={group}
        value={value[group.id] ?? []}
        onChange={(ids) => onChange({ ...value, [group.id]: ids })}
      />
    ))}
  </div>
)

function Group({
  group,
  value,
  onChange,
}: {
  group: FilterGroup
  value: readonly string[]
  onChange: (ids: string[]) => void
}) {
  const words = useUiWords()
  const [all, setAll] = useState(false)
  const shown = all ? group.options : group.options.filter((option, i) => i < SHORT || value.includes(option.id))
  return (
    <div>
      <CheckboxGroup
        label={group.title}
        value={value}
        onChange={onChange}
        options={shown.map(({ count, ...option }) => ({ ...option, end: count }))}
        className="[&_label]:lg:min-h-8 [&_label]:lg:py-1"
      />
      {group.options.length > SHORT && (
        <button
          type="button"
          className="hit mt-1 text-sm font-strong text-accent"
          onClick={() => setAll(!all)}
          aria-expanded={all}
        >
          {all ? words.showLess : words.showMore}
        </button>
      )}
    </div>
  )
}

export function FilterChips({ groups, value, onChange }: Omit<Props, 'resultText'>) {
  const words = useUiWords()
  const chips = groups.flatMap((group) =>
    (value[group.id] ?? []).flatMap((id) => {
      const option = group.options.find((candidate) => candidate.id === id)
      return option ? [{ group: group.id, ...option }] : []
    }),
  )
  if (chips.length === 0) return null
  return (
    <ul aria-label={words.activeFilters} className="flex flex-wrap items-center gap-2">
      {chips.map((chip) => (
        <li key={`${chip.group}.${chip.id}`} className={TAG}>
          <span className={chip.ltr ? 'ltr-island' : undefined}>{chip.label}</span>
          <button
            type="button"
            aria-label={words.remove(chip.label)}
            onClick={() =>
              onChange({ ...value, [chip.group]: (value[chip.group] ?? []).filter((id) => id !== chip.id) })
            }
            className="hit flex size-7 items-center justify-center rounded-full"
          >
            <X aria-hidden className="size-3.5" />
          </button>
        </li>
      ))}
      <li>
        <Button kind="ghost" size="small" onPress={() => onChange({})}>
          {words.clearAll}
        </Button>
      </li>
    </ul>
  )
}
