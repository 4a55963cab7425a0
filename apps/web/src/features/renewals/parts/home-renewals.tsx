import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { useRenewalWords } from './use-renewal-words.ts'

/** Renewals that wait for the talent's answer. */
export function HomeRenewals({ count }: { count: number }) {
  const words = useRenewalWords()
  return (
    <Banner
      tone="warning"
      title={words.home.waiting(count)}
      action={
        <ButtonLink as={PageLink} size="small" href={pathTo('talentRenewals')}>
          {words.home.open}
        </ButtonLink>
      }
    />
  )
}
