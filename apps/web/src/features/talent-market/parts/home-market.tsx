import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { TalentMarket } from '@fareeq/domain/talent-market/schema.ts'
import type { ReactNode } from 'react'
import { pathTo } from '../../../paths.ts'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { amountText } from '../../talents/parts/terms/amount-text.ts'
import { useMarketWords } from '../messages/en.ts'

/** Where a talent stands among open requests and asks: counts and ranges, nobody by name. */
export function HomeMarket({ market }: { market: TalentMarket }) {
  const words = useMarketWords()
  const { fitting, opening } = market
  const lang = useLang()
  return (
    <Card as="section" aria-labelledby="market" className="grid gap-4">
      <h2 id="market" className="text-[1.0625rem] leading-normal">
        {words.title}
      </h2>
      {fitting === null ? (
        <Line
          text={words.noRole}
          action={
            <TextLink as={PageLink} href={pathTo('talentProfile')}>
              {words.complete}
            </TextLink>
          }
        />
      ) : (
        <>
          <Line title={words.fitting(fitting)} text={words.fittingText} />
          <Ask market={market} />
          {opening && (
            <Line title={words.opening(bidiIsolate(opening.name, lang))} text={words.openingText(opening.requests)} />
          )}
        </>
      )}
    </Card>
  )
}

function Ask({ market: { ask, band, place } }: { market: TalentMarket }) {
  const words = useMarketWords()
  const lang = useLang()
  const range = band && words.band(amountText(band.from, lang), amountText(band.to, lang))
  if (ask === null)
    return (
      <Line
        text={words.noAsk}
        action={
          <TextLink as={PageLink} href={pathTo('updateAvailability', {}, { from: 'home' })}>
            {words.setAsk}
          </TextLink>
        }
      />
    )
  return place && range ? <Line title={words.places[place]} text={range} /> : <Line text={words.noBand} />
}

type LineProps = { title?: string; text: string; action?: ReactNode }

function Line({ title, text, action }: LineProps) {
  const write = useWrite()
  return (
    <div className="grid justify-items-start gap-0.5 text-sm">
      {title && <p className="text-[0.9375rem] font-strong text-balance">{write(title)}</p>}
      <p className="text-ink-soft text-pretty">{write(text)}</p>
      {action}
    </div>
  )
}
