import { DAYS_TO_ANSWER_A_REPORT } from '@fareeq/domain/talents/rules-terms.ts'
import { ChevronDown, TriangleAlert } from 'lucide-react'
import { Card } from '../../../../ui/layout/card.tsx'
import { Nuqta } from '../../../../ui/display/nuqta.tsx'
import { useTermsWords } from './use-terms-words.ts'

/** What a direct deal leads to, said plainly, with what protects whoever is accused of one (D-61). */
export function TermsDirect() {
  const words = useTermsWords().direct
  return (
    <Card as="section" tone="sunken" aria-labelledby="direct">
      <h2 id="direct" className="flex items-start gap-2.5 text-[1.0625rem] leading-normal">
        <TriangleAlert aria-hidden className="mt-1 size-5 flex-none text-warning" />
        {words.title}
      </h2>
      <p className="mt-2">{words.text}</p>
      <details className="group/direct mt-1">
        <summary className="hit flex min-h-11 cursor-pointer list-none items-center gap-2 text-sm font-strong text-accent [&::-webkit-details-marker]:hidden">
          {words.more}
          <ChevronDown aria-hidden className="size-4 transition-transform group-open/direct:rotate-180" />
        </summary>
        <p className="text-[0.9375rem] text-ink-soft">{words.counts}</p>
        <h3 className="mt-4 text-[0.9375rem]">{words.fairTitle}</h3>
        <ul className="mt-1 grid gap-1 text-[0.9375rem] text-ink-soft">
          {words.fair(words.days(DAYS_TO_ANSWER_A_REPORT)).map((line) => (
            <li key={line} className="flex items-baseline gap-2.5">
              <Nuqta className="text-[0.5em] text-point" />
              {line}
            </li>
          ))}
        </ul>
        <p className="mt-2 text-[0.9375rem] text-ink-soft">{words.kept}</p>
      </details>
    </Card>
  )
}
