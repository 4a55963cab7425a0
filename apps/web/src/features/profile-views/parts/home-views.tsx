import { RECENT_VIEWS_DAYS } from '@fareeq/domain/profile-views/rules.ts'
import { pathTo } from '../../../paths.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ar } from '../messages/ar.ts'
import { en } from '../messages/en.ts'

/** How many companies looked lately, and the way to who they were. */
export function HomeViews({ companies }: { companies: number }) {
  const { home } = useWords({ ar, en })
  return (
    <Card as="section" aria-labelledby="views" className="grid gap-1">
      <h2 id="views" className="text-[1.0625rem] leading-normal">
        {home.companies(companies)}
      </h2>
      <p className="text-sm text-ink-soft">{home.days(RECENT_VIEWS_DAYS)}</p>
      <TextLink as={PageLink} href={pathTo('settings', {}, { tab: 'data' })} className="justify-self-start text-sm">
        {home.open}
      </TextLink>
    </Card>
  )
}
