import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useMay } from '../../../platform/session/may.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { waitingTimeOffQuery } from '../api.ts'
import { useTimeOffWords } from '../messages/en.ts'
import { TimeOffRow } from './time-off-row.tsx'

/** What waits for the company, above its contracts; nothing where nothing waits. */
export function WaitingTimeOff() {
  const { waiting: words } = useTimeOffWords()
  const mayAnswer = useMay('time_off.answer')
  const { data = [] } = useQuery({ ...waitingTimeOffQuery(useLang()), enabled: mayAnswer })
  if (data.length === 0) return null
  return (
    <Card as="section" aria-labelledby="waiting-time-off-title" className="mb-5">
      <CardHead id="waiting-time-off-title" title={words.title} text={words.text} />
      <ul className="divide-y divide-line">
        {data.map((timeOff) => (
          <li key={timeOff.id} className="py-3 first:pt-0 last:pb-0">
            <TimeOffRow
              timeOff={timeOff}
              name={<bdi>{timeOff.talent}</bdi>}
              link={
                <ButtonLink
                  as={PageLink}
                  size="small"
                  kind="ghost"
                  href={pathTo('clientContract', { id: timeOff.contract_id })}
                  aria-label={words.openOf(timeOff.talent)}
                >
                  {words.open}
                </ButtonLink>
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
