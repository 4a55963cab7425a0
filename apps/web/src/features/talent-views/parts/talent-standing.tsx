import type { FullTalent } from '@fareeq/domain/talent-views/schema-ops.ts'
import { useWrite } from '../../../platform/i18n/i18n.ts'
import { TalentState } from './talent-state.tsx'
import { useTalentsOpsWords } from '../messages/operations/en.ts'
import { ViewSection } from './view-section.tsx'

/** Whether companies see them, why not, and what the profile still lacks. */
export function TalentStanding({ record: { state, strength } }: { record: FullTalent }) {
  const words = useTalentsOpsWords()
  const write = useWrite()
  return (
    <ViewSection id="state" isAside title={words.state}>
      <TalentState state={state} />
      <p className="mt-2 text-[0.9375rem] text-pretty text-ink-soft">{words.because[state]}</p>
      <p className="mt-3 border-t border-line pt-3 text-sm font-strong">
        {words.strength(write(`${strength.percent}%`))}
      </p>
      {strength.next.length > 0 && (
        <p className="text-sm text-pretty text-ink-soft">
          {words.missing}: {strength.next.map((task) => words.tasks[task]).join('\u00a0· ')}
        </p>
      )}
    </ViewSection>
  )
}
