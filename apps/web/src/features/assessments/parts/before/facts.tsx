import { ASSESSMENT_FACTS } from '@fareeq/domain/assessments/limits.ts'
import type { Attempt } from '@fareeq/domain/assessments/schema.ts'
import { useLocale, useWrite } from '../../../../platform/i18n/i18n.ts'
import { useZone } from '../../../../platform/i18n/zone.ts'
import { KeyValues } from '../../../../ui/layout/key-values.tsx'
import { useBeforeWords } from '../../messages/before/en.ts'

/** How many, how long, how often, until when. */
export function Facts({ attempt }: { attempt: Attempt }) {
  const words = useBeforeWords()
  const { count, minutes, trials_left, expires_at, assessment, pass_mark } = attempt
  const { is_scored } = ASSESSMENT_FACTS[assessment.kind]
  const write = useWrite()
  const day = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeZone: useZone() })
  return (
    <KeyValues
      columns={2}
      className="grid-cols-2 lg:grid-cols-5"
      items={[
        { id: 'count', name: words.facts.count, value: words.counts[assessment.kind](count) },
        { id: 'time', name: words.facts.time, value: words.minutes(minutes) },
        {
          id: 'trials',
          name: words.facts.trials,
          value: is_scored ? words.trials(trials_left) : words.noTrials,
        },
        ...(is_scored ? [{ id: 'mark', name: words.facts.passMark, value: write(`${pass_mark}%`) }] : []),
        ...(expires_at ? [{ id: 'expires', name: words.facts.expires, value: day.format(new Date(expires_at)) }] : []),
      ]}
    />
  )
}
