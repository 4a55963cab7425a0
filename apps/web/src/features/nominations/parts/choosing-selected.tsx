import { MAX_NOMINATED } from '@fareeq/domain/nominations/limits.ts'
import type { StaffCandidate } from '@fareeq/domain/nominations/schema-ops.ts'
import { useLocale } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { nameOf } from './use-candidate-facts.ts'
import { useChoosingWords } from '../messages/choosing/en.ts'

type Props = { people: readonly StaffCandidate[]; onNominate: () => void; onClear: () => void }

/** Who is selected, kept while one searches on. */
export function ChoosingSelected({ people, onNominate, onClear }: Props) {
  const words = useChoosingWords().candidates
  const number = new Intl.NumberFormat(useLocale())
  const isTooMany = people.length > MAX_NOMINATED
  return (
    <div
      role="region"
      aria-label={words.selection}
      className="sticky bottom-3 z-20 mt-4 flex flex-wrap items-center gap-3 max-lg:bottom-20 rounded-xl border border-line bg-raised p-3 shadow-float"
    >
      <div aria-live="polite" className="me-auto min-w-0">
        <p className="font-strong">{words.selected(people.length)}</p>
        <p className="line-clamp-1 text-sm text-ink-soft">
          {isTooMany
            ? words.max(number.format(MAX_NOMINATED))
            : people.map((person, at) => (
                <span key={person.id}>
                  {at > 0 && ' · '}
                  <bdi>{nameOf(person)}</bdi>
                </span>
              ))}
        </p>
      </div>
      <Button isDisabled={isTooMany} onPress={onNominate}>
        {words.nominate}
      </Button>
      <Button kind="ghost" onPress={onClear}>
        {words.unselect}
      </Button>
    </div>
  )
}
