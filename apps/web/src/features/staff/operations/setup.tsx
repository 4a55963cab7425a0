import type { SetupOffer } from '@fareeq/domain/staff/schema-accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import { AuthHead } from '../../accounts/parts/auth-head.tsx'
import { useMailedLink } from '../../codes/parts/mailed-link.ts'
import { setupQuery } from '../api-accounts.ts'
import { SetupForm } from '../parts/accounts/setup-form.tsx'
import { useAccountsWords } from '../messages/accounts/en.ts'

/** Where the link of an invitation, or of a new authenticator, leads. */
export function Screen() {
  const { setup: words } = useAccountsWords()
  const { link } = useMailedLink()
  const { data, error, isFetching, refetch } = useQuery({ ...setupQuery(link ?? ''), enabled: link !== null })
  if (link && data) return <Setup link={link} offer={data} />
  if (link && error && (!isCallFailure(error) || error.status >= 500 || error.status === 0))
    return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!link || error)
    return (
      <EmptyState
        illustration="broken"
        title={link ? words.overTitle : words.missing}
        text={isCallFailure(error) ? error.text : undefined}
        action={
          <ButtonLink as={PageLink} kind="quiet" href={pathTo('opsLogin')}>
            {words.login}
          </ButtonLink>
        }
      />
    )
  return (
    <Skeletons label={words.loading}>
      <SkeletonBlock className="h-96" />
    </Skeletons>
  )
}

function Setup({ link, offer }: { link: string; offer: SetupOffer }) {
  const { setup: words } = useAccountsWords()
  return (
    <>
      <AuthHead title={offer.name ? words.againTitle : words.newTitle}>
        {offer.name ? <bdi>{words.againText.replace('{name}', offer.name)}</bdi> : words.newText}
      </AuthHead>
      <SetupForm link={link} offer={offer} />
    </>
  )
}
