import { searchCatalogue } from '@fareeq/domain/catalogue/rules-search.ts'
import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useWrite } from '../../../platform/i18n/i18n.ts'
import { cx } from '../../../ui/cx.ts'
import { CONTROL } from '../../../ui/fields/field-classes.ts'
import { Nuqta } from '../../../ui/display/nuqta.tsx'
import { SkeletonLine } from '../../../ui/display/skeleton.tsx'
import { useMatchingWords } from '../messages/en.ts'

export type FilterChoice = { id: string; name: string; count: number | undefined; mark?: ReactNode }

/** A native <details>, which needs no script. */
export const FilterGroup = ({ title, on, children }: { title: string; on: number; children: ReactNode }) => (
  <details open className="group/part border-b border-line pb-3 last:border-0">
    <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-sm font-strong text-ink-soft [&::-webkit-details-marker]:hidden">
      <span className="flex-1">{title}</span>
      {on > 0 && <Nuqta className="text-[0.6rem] text-point" />}
      <ChevronDown aria-hidden className="size-4 text-ink-faint transition-transform group-open/part:rotate-180" />
    </summary>
    {children}
  </details>
)

const Count = ({ n }: { n: number | undefined }) => {
  const write = useWrite()
  return n === undefined ? null : (
    <span className="num flex-none text-sm text-ink-faint">{write(n.toLocaleString('en'))}</span>
  )
}

type RowProps = {
  type: 'checkbox' | 'radio'
  name: string
  choice: FilterChoice
  isOn: boolean
  onChange: (on: boolean) => void
}

/** Disabled with a count of zero, unless chosen. */
export const FilterRow = ({ type, name, choice, isOn, onChange }: RowProps) => (
  <label
    className={cx(
      'flex min-h-11 cursor-pointer items-center gap-3 text-[0.9375rem] lg:min-h-9',
      choice.count === 0 && !isOn && 'text-ink-faint',
    )}
  >
    <input
      type={type}
      name={name}
      checked={isOn}
      onChange={(event) => onChange(event.target.checked)}
      className="tick"
    />
    <span className="flex min-w-0 flex-1 items-center gap-2">
      {choice.mark}
      <bdi className="truncate">{choice.name}</bdi>
    </span>
    <Count n={choice.count} />
  </label>
)

/** Collapsed length; longer lists have a search. */
const SHORT = 6
const SEEKABLE = 12

type ListProps = {
  name: string
  title: string
  /** Undefined while loading: skeletons avoid a layout shift. */
  choices: readonly FilterChoice[] | undefined
  value: readonly string[]
  onChange: (ids: string[]) => void
}

const Waiting = () => (
  <div aria-hidden>
    {Array.from({ length: SHORT }, (_, n) => (
      <span key={n} className="flex min-h-11 items-center lg:min-h-9">
        <SkeletonLine className="w-3/5" />
      </span>
    ))}
    <span className="mt-1 inline-block text-sm">&nbsp;</span>
  </div>
)

export const FilterList = ({ choices, ...rest }: ListProps) =>
  choices ? <ChoiceList {...rest} choices={choices} /> : <Waiting />

function ChoiceList({ name, title, choices, value, onChange }: ListProps & { choices: readonly FilterChoice[] }) {
  const { filters, compare } = useMatchingWords()
  const [isWhole, setWhole] = useState(false)
  const [term, setTerm] = useState('')
  const matches = searchCatalogue(
    choices.map((choice) => ({ ...choice, aliases: [choice.id] })),
    term,
  )
  const visible = isWhole || term ? matches : matches.filter(({ id }, n) => n < SHORT || value.includes(id))
  if (choices.length === 0) return <p className="pb-1 text-sm text-ink-faint">{compare.none}</p>
  return (
    <div role="group" aria-label={title}>
      {choices.length > SEEKABLE && isWhole && (
        <input
          type="search"
          value={term}
          onChange={(event) => setTerm(event.target.value)}
          aria-label={filters.searchIn(title)}
          placeholder={filters.searchIn(title)}
          className={cx(CONTROL, 'my-1 text-sm')}
        />
      )}
      <div className={cx(isWhole && 'max-h-80 overflow-y-auto')}>
        {visible.map((choice) => (
          <FilterRow
            key={choice.id}
            type="checkbox"
            name={name}
            choice={choice}
            isOn={value.includes(choice.id)}
            onChange={(on) => onChange(on ? [...value, choice.id] : value.filter((id) => id !== choice.id))}
          />
        ))}
      </div>
      {choices.length > SHORT && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => {
            setWhole(!isWhole)
            setTerm('')
          }}
          className="hit mt-1 text-sm font-strong text-accent"
        >
          {isWhole ? filters.less : filters.more}
        </button>
      )}
    </div>
  )
}

type OneProps = {
  label: string
  labelHidden?: boolean
  any: string
  choices: readonly FilterChoice[]
  value: string
  onChange: (id: string) => void
}

/** A native <select> in our style. */
export const ChoiceBox = ({ className, ...rest }: ComponentProps<'select'>) => (
  <span className="relative block min-w-0">
    <select {...rest} className={cx(CONTROL, 'appearance-none truncate pe-9 text-[0.9375rem]', className)} />
    <ChevronDown
      aria-hidden
      className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-ink-faint"
    />
  </span>
)

/** A native <select>. */
export const FilterSelect = ({ label, labelHidden, any, choices, value, onChange }: OneProps) => {
  const write = useWrite()
  return (
    <label className="grid grid-cols-1 gap-1.5">
      <span className={labelHidden ? 'sr-only' : 'text-sm text-ink-soft'}>{label}</span>
      <ChoiceBox value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{any}</option>
        {choices.map(({ id, name, count }) => (
          <option key={id} value={id}>
            {count === undefined ? name : `${name} (${write(count.toLocaleString('en'))})`}
          </option>
        ))}
      </ChoiceBox>
    </label>
  )
}
