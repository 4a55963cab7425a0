import { ADDED, START_ITEMS, type StartSide } from '@fareeq/domain/starts/limits.ts'
import type { StartChecklistItem } from '@fareeq/domain/starts/schema.ts'
import { Check, Circle } from 'lucide-react'
import { useAction } from '../../../forms/use-action.ts'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { UserText } from '../../../ui/display/user-text.tsx'
import { Checkbox } from '../../../ui/fields/choices/checkbox.tsx'
import { removeItem, tickItem } from '../api.ts'
import { useStartWords } from '../messages/en.ts'

type Props = { items: readonly StartChecklistItem[]; own: StartSide | null }

/** One side’s items: a box where the reader ticks, a mark where it follows or is the other side’s. */
export const StartItems = ({ items, own }: Props) => (
  <ul className="grid">
    {items.map((item) => (
      <li
        key={item.id}
        className="flex flex-wrap items-start justify-between gap-x-3 border-b border-line last:border-0"
      >
        {item.can_tick && own ? <Tick item={item} seat={own} /> : <Mark item={item} own={own} />}
        {item.can_remove && <Remove item={item} />}
      </li>
    ))}
  </ul>
)

function ItemName({ item: { kind, label } }: { item: StartChecklistItem }) {
  const { items } = useStartWords()
  if (kind !== ADDED) return items[kind]
  return label === null ? null : <UserText labelled>{label}</UserText>
}

function Tick({ item, seat }: { item: StartChecklistItem; seat: StartSide }) {
  const { run, isPending, pendingArgs } = useAction((done: boolean) => tickItem(seat, item.id, done))
  return (
    <Checkbox
      className="min-w-0 flex-1"
      value={pendingArgs ? pendingArgs[0] : item.is_done}
      isDisabled={isPending}
      onChange={(done) => void run(done)}
    >
      <ItemName item={item} />
    </Checkbox>
  )
}

function Mark({ item, own }: { item: StartChecklistItem; own: StartSide | null }) {
  const words = useStartWords()
  const { is_done: isDone, is_blocked: isBlocked, kind, side } = item
  const isBank = kind !== ADDED && START_ITEMS[kind].fact === 'payout_details'
  const Icon = isDone ? Check : Circle
  return (
    <span className="flex min-h-11 min-w-0 flex-1 items-start gap-3 py-2 text-[0.9375rem]">
      <Icon
        className={isDone ? 'mt-0.5 size-5.5 flex-none text-positive' : 'mt-0.5 size-5.5 flex-none text-ink-faint'}
        role="img"
        aria-label={isDone ? words.done : words.open}
      />
      <span className="min-w-0">
        <ItemName item={item} />
        {isBlocked && !isDone && <span className="block text-sm text-ink-soft">{words.waits}</span>}
        {isBank && !isDone && side === own && (
          <TextLink as={PageLink} href={pathTo('talentPayouts')} className="block text-sm">
            {words.payouts}
          </TextLink>
        )}
      </span>
    </span>
  )
}

function Remove({ item }: { item: StartChecklistItem }) {
  const { remove: words } = useStartWords()
  const { run, isPending } = useAction(() => removeItem(item.id), { done: words.done })
  return (
    <Button
      kind="ghost"
      size="small"
      pending={isPending}
      aria-label={words.of(item.label ?? '')}
      onPress={() => void run()}
    >
      {words.label}
    </Button>
  )
}
