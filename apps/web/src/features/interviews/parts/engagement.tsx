import type { ClientInterview } from '@fareeq/domain/interviews/schema.ts'
import { TIMES, missingTime } from '@fareeq/domain/talents/rules-terms.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { amountText } from '../../talents/parts/terms/amount-text.ts'
import { useFactWords } from '../../talents/parts/use-fact-words.ts'
import { useInterviewWords } from '../messages/en.ts'

type Terms = NonNullable<ClientInterview['terms']>
type Props = Pick<ClientInterview, 'engagement'> & { confirmed?: { title: string; terms: Terms } }

/** Which work it is about, and what the talent has confirmed for it. */
export function Engagement({ engagement, confirmed }: Props) {
  const { engagement: words } = useInterviewWords()
  const missing = confirmed && missingTime(confirmed.terms, engagement.availability)
  return (
    <Card as="section" aria-labelledby="engagement-title">
      <CardHead id="engagement-title" title={words.title} />
      <KeyValues
        className="-my-2.5"
        items={[
          { id: 'type', name: words.type, value: words.types[engagement.type] },
          {
            id: 'availability',
            name: words.availability,
            value: engagement.availability ? words.availabilities[engagement.availability] : words.unknown,
          },
          {
            id: 'duration',
            name: words.duration,
            value: engagement.duration ? words.months(engagement.duration) : words.unknown,
          },
        ]}
      />
      {confirmed && (
        <>
          <h3 className="my-4 border-t border-line pt-4 text-[1.0625rem] leading-normal">{confirmed.title}</h3>
          <Confirmed terms={confirmed.terms} />
          {missing && <p className="mt-3 text-sm text-warning">{words.missingTime[missing]}</p>}
        </>
      )}
    </Card>
  )
}

function Confirmed({ terms }: { terms: Terms }) {
  const { engagement: words } = useInterviewWords()
  const { monthly, weeks } = useFactWords()
  const lang = useLang()
  const pay = TIMES.flatMap((time) => {
    const amount = terms.salary[time]
    return amount && terms[time]
      ? {
          id: time,
          name: words.salaries[time],
          value: <span className="num">{monthly(amountText(amount, lang))}</span>,
        }
      : []
  })
  const start = terms.weeks === null ? [] : [{ id: 'start', name: words.start, value: weeks(terms.weeks) }]
  return <KeyValues className="-my-2.5" items={[...pay, ...start]} />
}
