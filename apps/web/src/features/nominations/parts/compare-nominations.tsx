import { MAX_COMPARED } from '@fareeq/domain/matching/limits.ts'
import type { Nomination } from '@fareeq/domain/nominations/schema.ts'
import { useState } from 'react'
import { useMay } from '../../../platform/session/may.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { EMPTY, hrefOf } from '../../matching/parts/search-address.ts'
import { fullName } from './nomination-talent.tsx'
import { useNominationWords } from '../messages/en.ts'

/** Two at least are put side by side. */
const MIN_COMPARED = 2

/** Which nominees are chosen for the comparison; those who cannot be scored are not offered. */
export function useComparison(nominations: readonly Nomination[]) {
  const [ids, setIds] = useState<readonly string[]>([])
  const mayFind = useMay('talents.find')
  const comparable = mayFind ? nominations.filter(({ match }) => match !== null).map(({ talent }) => talent.id) : []
  const selected = ids.filter((id) => comparable.includes(id))
  return {
    selected,
    clear: () => setIds([]),
    isOffered: ({ talent }: Nomination) => comparable.length >= MIN_COMPARED && comparable.includes(talent.id),
    isFull: selected.length >= MAX_COMPARED,
    select: (id: string, isOn: boolean) =>
      setIds(isOn ? [...selected, id] : selected.filter((otherId) => otherId !== id)),
  }
}
type Comparison = ReturnType<typeof useComparison>

export function CompareBox({ nomination, comparison }: { nomination: Nomination; comparison: Comparison }) {
  const words = useNominationWords()
  const { id } = nomination.talent
  const isOn = comparison.selected.includes(id)
  if (!comparison.isOffered(nomination)) return null
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
      <input
        type="checkbox"
        checked={isOn}
        disabled={comparison.isFull && !isOn}
        onChange={(event) => comparison.select(id, event.target.checked)}
        aria-label={words.compareOf(fullName(nomination.talent))}
        className="tick"
      />
      <span aria-hidden>{words.compareOne}</span>
    </label>
  )
}

/** Within reach however far down the list somebody was chosen. */
export function CompareBar({ comparison: { selected, clear } }: { comparison: Comparison }) {
  const words = useNominationWords()
  if (selected.length === 0) return null
  return (
    <section
      aria-label={words.compareTray}
      className="sticky bottom-[calc(0.75rem+var(--impersonation-height,0px)+var(--phone-bar,0px))] z-20 mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-raised p-3 shadow-float"
    >
      <p aria-live="polite" className="text-sm">
        {selected.length < MIN_COMPARED ? words.compareMore : words.compareSelected(selected.length)}
      </p>
      <div className="flex gap-2">
        <Button kind="ghost" size="small" onPress={clear}>
          {words.compareClear}
        </Button>
        {selected.length >= MIN_COMPARED && (
          <ButtonLink
            as={PageLink}
            size="small"
            href={hrefOf({ ...EMPTY, compared: selected, comparing: true, fromNominations: true })}
          >
            {words.compare(selected.length)}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
