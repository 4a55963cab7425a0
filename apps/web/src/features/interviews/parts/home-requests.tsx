import type { TalentInterview } from '@fareeq/domain/interviews/schema.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { DAY, MINUTE, timeLeft } from '@fareeq/domain/kernel/time/time.ts'
import { distinctName } from '@fareeq/domain/kernel/names/names.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { useLang, useWords } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { useNow } from '../../../ui/dates/moments.tsx'
import { Nuqta } from '../../../ui/display/nuqta.tsx'
import { talentInterviewsQuery } from '../api-talent.ts'
import { ar } from '../messages/home/ar.ts'
import { en } from '../messages/home/en.ts'

/** More would be a list, which has a page of its own. */
const MAX_REQUESTS = 3

const neverDue = '9999'
const byDue = (a: TalentInterview, b: TalentInterview) =>
  (a.due_at ?? neverDue).localeCompare(b.due_at ?? neverDue) || a.created_at.localeCompare(b.created_at)

/** Exported, because the home waits for it. */
export const useHomeRequests = (isEnabled: boolean) =>
  useInfiniteQuery({ ...talentInterviewsQuery('open', useLang()), enabled: isEnabled })

/** What expires first comes first: the company, the time left, and the answer. */
export function HomeRequests() {
  const words = useWords({ ar, en })
  const { data } = useHomeRequests(true)
  const waiting = (data?.pages.flatMap((page) => page.data) ?? []).filter((request) => request.waits_for === 'talent')
  if (waiting.length === 0) return null
  const first = waiting.toSorted(byDue).slice(0, MAX_REQUESTS)
  return (
    <Card as="section" tone="sunken" pad="large" aria-labelledby="waiting">
      <div className="flex items-center justify-between gap-4">
        <h2 id="waiting" className="flex items-center gap-2 text-sm font-normal text-ink-soft">
          <Nuqta className="text-[0.7em] text-point" />
          {words.title}
        </h2>
        {waiting.length > first.length && (
          <TextLink as={PageLink} href={pathTo('talentInterviewRequests')} className="text-sm">
            {words.all}
          </TextLink>
        )}
      </div>
      <ul className="divide-y divide-line">
        {first.map((request, index) => (
          <Request key={request.id} request={request} isFirst={index === 0} />
        ))}
      </ul>
    </Card>
  )
}

type Props = { request: TalentInterview; isFirst: boolean }

function Request({ request, isFirst }: Props) {
  const words = useWords({ ar, en })
  const lang = useLang()
  const { id, client_name, moves, due_at } = request
  const project = distinctName(request.project_name, client_name)
  const action = moves.includes('confirm') ? 'confirm' : moves.includes('select') ? 'select' : 'answer'
  const href = action === 'confirm' ? pathTo('updateAvailability') : pathTo('chooseInterviewSlot', { id })
  return (
    <li className="grid gap-3 py-4 first:pt-2 last:pb-0 sm:flex sm:items-center sm:justify-between sm:gap-12">
      <div className="min-w-0">
        <h3 className={isFirst ? 'text-xl' : 'text-[1.0625rem]'}>
          {(request.move ? words.asksMove : words.asks)(bidiIsolate(client_name, lang))}
        </h3>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
          {project && <span>{words.forProject(bidiIsolate(project, lang))}</span>}
          {due_at && <TimeLeft until={new Date(due_at)} />}
        </p>
      </div>
      <ButtonLink as={PageLink} href={href} kind={isFirst ? 'primary' : 'quiet'} className="max-sm:w-full">
        {words.actions[action]}
      </ButtonLink>
    </li>
  )
}

function TimeLeft({ until }: { until: Date }) {
  const { left } = useWords({ ar, en })
  const now = useNow(MINUTE)
  const { unit, count } = timeLeft(until, now)
  return <Badge tone={until.getTime() - now.getTime() < 3 * DAY ? 'warning' : 'neutral'}>{left[unit](count)}</Badge>
}

/** Where companies that ask will appear, while none does. */
export function HomeNoRequests() {
  const words = useWords({ ar, en })
  return (
    <div className="rounded-xl border border-dashed border-line-strong/60 p-5">
      <p className="font-strong">{words.none}</p>
      <p className="text-sm text-ink-soft">{words.noneText}</p>
    </div>
  )
}
