import { lazyModule, useLazyModule } from '../../../platform/lazy/lazy-module.ts'
import { Filled } from '../../../ui/display/filled.tsx'
import { PlainButton } from '../../../ui/actions/plain-button.tsx'
import { useSecondNameWords } from '../messages/second-name/en.ts'

/** Lazy: the lists of names are loaded only for a suggestion. */
const TRANSLITERATION = lazyModule(() => import('@fareeq/domain/kernel/names/transliteration.ts'))

type Props = { first: string; last: string; onUse: (first: string, last: string) => void }

/** Suggests a transliteration. Applied to the fields only on request. */
export function NameSuggestion({ first, last, onUse }: Props) {
  const words = useSecondNameWords()
  const spell = useLazyModule(TRANSLITERATION)?.suggestedName
  const [one, two] = [spell?.(first) ?? '', spell?.(last) ?? '']
  if (one === '' || two === '') return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      <span>
        <Filled
          sentence={words.suggestion}
          name={
            <bdi className="font-strong text-ink">
              {one} {two}
            </bdi>
          }
        />
      </span>
      <PlainButton kind="quiet" size="small" onPress={() => onUse(one, two)}>
        {words.use}
      </PlainButton>
    </p>
  )
}
