import type { TalentInterview } from '@fareeq/domain/interviews/schema.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { pathTo } from '../../../paths.ts'
import { useLang, useWords } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { RelativeTime } from '../../../ui/dates/moments.tsx'
import { Nuqta } from '../../../ui/display/nuqta.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ar } from '../messages/home/ar.ts'
import { en } from '../messages/home/en.ts'
import { useHomeRequests } from './home-requests.tsx'
import { MoveBadge } from './moving/other-time.tsx'
import { MeetingPlace } from './slots/meeting-place.tsx'
import { TwoClocks } from './slots/two-clocks.tsx'

const isAgreed = (talentInterview: TalentInterview): talentInterview is TalentInterview & { start: string } =>
  talentInterview.can_join && talentInterview.start !== null

/** The agreed meetings, the next one first: the day on both clocks, and the way to each. */
export function HomeInterviews() {
  const words = useWords({ ar, en })
  const lang = useLang()
  const { data } = useHomeRequests(true)
  const agreed = (data?.pages.flatMap((page) => page.data) ?? [])
    .filter(isAgreed)
    .toSorted((one, other) => one.start.localeCompare(other.start))
  if (agreed.length === 0) return null
  return (
    <Card as="section" tone="sunken" pad="large" aria-labelledby="agreed">
      <h2 id="agreed" className="flex items-center gap-2 text-sm font-normal text-ink-soft">
        <Nuqta className="text-[0.7em] text-point" />
        {words.agreed}
      </h2>
      <ul className="divide-y divide-line">
        {agreed.map(({ id, client_name, start, end, client_timezone, link, move }, index) => (
          <li
            key={id}
            className="grid gap-3 py-4 first:pt-2 last:pb-0 sm:flex sm:items-center sm:justify-between sm:gap-12"
          >
            <div className="grid min-w-0 gap-1">
              <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xl">
                {words.withCompany(bidiIsolate(client_name, lang))}
                <MoveBadge move={move} />
              </h3>
              <TwoClocks start={start} end={end ?? undefined} theirs={client_timezone} />
              <p className="text-sm text-ink-soft">
                <RelativeTime at={new Date(start)} />
              </p>
              {index > 0 && <Details id={id} />}
            </div>
            {index === 0 && (
              <div className="grid justify-items-start gap-3">
                {end && link && <MeetingPlace {...{ id, start, end, link }} other={client_name} />}
                <Details id={id} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Details({ id }: { id: string }) {
  const words = useWords({ ar, en })
  return (
    <TextLink as={PageLink} href={pathTo('chooseInterviewSlot', { id })} className="w-fit text-sm">
      {words.open}
    </TextLink>
  )
}

/** Requests whose next word is the company's; nothing where there are none. */
export function HomePending() {
  const words = useWords({ ar, en })
  const { data } = useHomeRequests(true)
  const pending = (data?.pages.flatMap((page) => page.data) ?? []).filter(
    (interview) => interview.waits_for === 'client',
  )
  if (pending.length === 0) return null
  return (
    <Card as="section" aria-labelledby="pending" className="grid gap-2">
      <h2 id="pending" className="text-[1.0625rem] leading-normal">
        {words.pending(pending.length)}
      </h2>
      <ul className="grid">
        {pending.map(({ id, client_name }) => (
          <li key={id}>
            <PageLink
              href={pathTo('chooseInterviewSlot', { id })}
              className="flex min-h-11 items-center text-[0.9375rem] text-accent"
            >
              <bdi className="wrap-anywhere">{client_name}</bdi>
            </PageLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
