import { RECENT_VIEWS_DAYS } from '@fareeq/domain/profile-views/rules.ts'
import { pathTo } from '../../../paths.ts'
import { useWords, useWrite } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ar } from '../messages/ar.ts'
import { en } from '../messages/en.ts'

type Props = {
  companies: number
  /** In each of the last weeks, the current one first. */
  weeks: readonly number[]
}

/** How many companies looked lately and in which week, and the way to who they were. */
export function HomeViews({ companies, weeks }: Props) {
  const { home } = useWords({ ar, en })
  const write = useWrite()
  return (
    <Card as="section" aria-labelledby="views" className="grid gap-1">
      <h2 id="views" className="text-[1.0625rem] leading-normal">
        {home.companies(companies)}
      </h2>
      <p className="text-sm text-ink-soft">{home.days(RECENT_VIEWS_DAYS)}</p>
      <dl className="my-1.5 grid grid-cols-4 gap-2 text-center empty:hidden">
        {weeks.toReversed().map((count, index) => (
          <div key={index} className="flex flex-col-reverse rounded-md bg-sunken px-1 py-1.5">
            <dt className="text-xs text-ink-soft">{home.weeksAgo(weeks.length - 1 - index)}</dt>
            <dd className="num font-strong">{write(String(count))}</dd>
          </div>
        ))}
      </dl>
      <TextLink as={PageLink} href={pathTo('settings', {}, { tab: 'data' })} className="justify-self-start text-sm">
        {home.open}
      </TextLink>
    </Card>
  )
}
