import type { MatchedTalent } from '@fareeq/domain/matching/schema.ts'
import { X } from 'lucide-react'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { PlainButton } from '../../../ui/actions/plain-button.tsx'
import { nameOf } from './talent-name.ts'
import { useMatchingWords } from '../messages/en.ts'

type Props = {
  talents: readonly MatchedTalent[]
  count: number
  onRemove: (id: string) => void
  onClear: () => void
  onOpen: () => void
}

/** The compared talents, sticky below the list. */
export function CompareTray({ talents, count, onRemove, onClear, onOpen }: Props) {
  const { compare, nameless } = useMatchingWords()
  return (
    <section
      aria-label={compare.tray}
      className="sticky bottom-[calc(0.75rem+var(--impersonation-height,0px)+var(--phone-bar,0px))] z-20 mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-raised p-3 shadow-float"
    >
      <ul className="flex flex-1 gap-1">
        {talents.map((talent) => {
          const name = nameOf(talent, nameless)
          return (
            <li key={talent.id} className="relative">
              <Avatar id={talent.id} name={talent.first_name === null ? '' : name} size="sm" alone={false} />
              <button
                type="button"
                aria-label={compare.remove(name)}
                onClick={() => onRemove(talent.id)}
                className="hit absolute -end-1 -top-1 flex size-5 items-center justify-center rounded-full border border-line bg-raised"
              >
                <X aria-hidden className="size-3" />
              </button>
            </li>
          )
        })}
      </ul>
      <PlainButton kind="ghost" size="small" onPress={onClear}>
        {compare.clear}
      </PlainButton>
      <PlainButton size="small" onPress={onOpen} isDisabled={count < 2}>
        {compare.open(count)}
      </PlainButton>
    </section>
  )
}
