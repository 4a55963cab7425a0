import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import type { StaffCandidate } from '@fareeq/domain/nominations/schema-ops.ts'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { useStepNames } from '../../selections/parts/use-step-names.ts'
import { useChoosingWords } from '../messages/choosing/en.ts'

type Mark = { id: 'step' | 'contract' | 'case'; tone: 'warning' | 'danger' | 'neutral'; text: string }

/** The step of the selection, always: early, or far enough to be nominated. */
export function useStepMark({ standing: { selection, open_steps } }: StaffCandidate): Mark {
  const { standing: words } = useChoosingWords()
  const steps = useStepNames()
  const text = selection ? words.step(steps[selection]) : words.noStep
  return { id: 'step', tone: open_steps.length > 0 ? 'warning' : 'neutral', text }
}

/** What speaks against a nomination, as the other rooms know it: too early, a running contract, an open case. */
export function useStandingMarks(candidate: StaffCandidate): Mark[] {
  const { standing: words } = useChoosingWords()
  const [lang, write] = [useLang(), useWrite()]
  const step = useStepMark(candidate)
  const { contract, open_steps, has_open_case } = candidate.standing
  return [
    ...(open_steps.length > 0 ? [step] : []),
    ...(contract
      ? [
          {
            id: 'contract' as const,
            tone: 'warning' as const,
            text: write(
              words.contract[contract.availability](
                bidiIsolate(contract.client_name, lang),
                formatDay(contract.end_day, lang),
              ),
            ),
          },
        ]
      : []),
    ...(has_open_case ? [{ id: 'case' as const, tone: 'danger' as const, text: words.openCase }] : []),
  ]
}
