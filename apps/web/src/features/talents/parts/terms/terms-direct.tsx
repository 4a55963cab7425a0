import { DAYS_TO_ANSWER_A_REPORT } from '@fareeq/domain/talents/rules-terms.ts'
import { TriangleAlert } from 'lucide-react'
import { Card } from '../../../../ui/layout/card.tsx'
import { Nuqta } from '../../../../ui/display/nuqta.tsx'
import { Disclosure } from '../../../../ui/display/disclosure.tsx'
import { useTermsWords } from '../../messages/terms/en.ts'

/** What a direct deal leads to, said plainly, with the rights of a person who is accused of one (D-61). */
export function TermsDirect() {
  const words = useTermsWords().direct
  return (
    <Card as="section" tone="sunken" aria-labelledby="direct">
      <h2 id="direct" className="flex items-start gap-2.5 text-[1.0625rem] leading-normal">
        <TriangleAlert aria-hidden className="mt-1 size-5 flex-none text-warning" />
        {words.title}
      </h2>
      <p className="mt-2">{words.text}</p>
      <Disclosure title={words.more} className="mt-1">
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
      </Disclosure>
    </Card>
  )
}
