import { REPORT_WORDS } from '@fareeq/domain/assessments/reports/rules-report-words.ts'
import type { Personality } from '@fareeq/domain/assessments/schema-report.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { Meter } from '../../assessments/parts/report/meter.tsx'

/** The five traits as their talent shows them, a bar each; the words about each are in the report. */
export function ViewTraits({ traits }: Pick<Personality, 'traits'>) {
  const lang = useLang()
  const words = REPORT_WORDS[lang]
  return (
    <section aria-labelledby="traits-title" className="mt-4 border-t border-line pt-4">
      <h3 id="traits-title" className="mb-1 text-sm text-ink-soft">
        {words.personality}
      </h3>
      <p className="mb-3 text-sm text-ink-faint">{words.personalityText}</p>
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {traits.map(({ trait, name, score, band }) => (
          <li key={trait} className="grid content-start gap-1.5 text-sm">
            <span className="flex items-baseline justify-between gap-4">
              <span className="font-strong">{name[lang]}</span>
              <span className="text-ink-soft">
                {score === null || band === null ? words.tooLittle : `${words.band[band]} · ${score}`}
              </span>
            </span>
            {score !== null && <Meter share={score / 100} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
