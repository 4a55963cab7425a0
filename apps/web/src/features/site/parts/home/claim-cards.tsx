import { LOCALE } from '@fareeq/domain/kernel/language/locale.ts'
import type { PageContents } from '@fareeq/domain/site/schema-pages.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { Card } from '../../../../ui/layout/card.tsx'
import { Nuqta } from '../../../../ui/display/nuqta.tsx'
import type { WhyWords } from '../../messages/why/ar.ts'
import { Day } from './day.tsx'
import { Spans } from '../prose.tsx'

type Props = Pick<PageContents['why'], 'claims' | 'figures'> & { words: WhyWords['claims'] }

/** Each claim with how it is counted, from which day, and what the database counts at this moment. */
export function ClaimCards({ claims, figures, words }: Props) {
  const number = new Intl.NumberFormat(LOCALE[useLang()])
  return (
    <ul className="mt-7 grid gap-4.5 xs:grid-cols-2 md:grid-cols-3">
      {claims.map(({ slug, value, label, how, as_of, figure }) => (
        <Card as="li" key={slug} className="flex flex-col">
          <h3 className="flex flex-wrap items-baseline gap-x-2.5">
            <span className="num text-3xl">{value}</span>
            <span className="text-base font-normal text-ink-soft">{label}</span>
          </h3>
          <p className="mt-2 flex-1 text-[0.9375rem] text-ink-soft">
            <span className="sr-only">{`${words.how}: `}</span>
            <Spans text={how} />
          </p>
          <p className="mt-4 flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-3 text-sm text-ink-faint">
            <span>
              {`${words.asOf} `}
              <Day on={as_of} />
            </span>
            {figure && figures[figure] !== undefined && (
              <span className="flex items-center gap-2 font-strong text-accent">
                <Nuqta className="text-[0.55rem] text-point" />
                {`${words.live} `}
                <span className="num">{number.format(figures[figure])}</span>
              </span>
            )}
          </p>
        </Card>
      ))}
    </ul>
  )
}
