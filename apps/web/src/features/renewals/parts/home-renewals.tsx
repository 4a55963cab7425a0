import { pathTo } from '../../../paths.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { ar } from '../messages/home/ar.ts'
import { en } from '../messages/home/en.ts'

/** Renewals that wait for the talent's answer. */
export function HomeRenewals({ count }: { count: number }) {
  const words = useWords({ ar, en })
  return (
    <Banner
      tone="warning"
      title={words.waiting(count)}
      action={
        <ButtonLink as={PageLink} size="small" href={pathTo('talentRenewals')}>
          {words.open}
        </ButtonLink>
      }
    />
  )
}
