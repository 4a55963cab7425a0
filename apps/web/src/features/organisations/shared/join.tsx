import { roleInWords } from '@fareeq/domain/organisations/rules-roles.ts'
import { accountErrors } from '@fareeq/domain/accounts/errors.ts'
import type { Offer } from '@fareeq/domain/organisations/schema.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { saveDraft } from '../../../platform/session/drafts.ts'
import { useAction } from '../../../forms/use-action.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import { join, offerQuery } from '../api-joining.ts'
import { JoinForm } from '../parts/join-form.tsx'
import { useOrganisationWords } from '../messages/en.ts'

/** Where the link of an invitation leads. */
export function Screen() {
  const { join: words } = useOrganisationWords()
  const { token = '' } = readHref(useHref()).query
  const { data, error, isFetching, refetch } = useQuery(offerQuery(token))
  const home = (
    <ButtonLink as={PageLink} href={pathTo('root')} kind="quiet">
      {words.home}
    </ButtonLink>
  )
  if (data?.expired) return <EmptyState title={words.overTitle} text={words.overText} action={home} />
  if (data) return <Offered offer={data} token={token} />
  if (isCallFailure(error) && error.code === accountErrors.email_of_talent.code)
    return <EmptyState title={error.message} action={home} />
  if (isCallFailure(error) && error.status === 404)
    return <EmptyState illustration="broken" title={words.goneTitle} text={words.goneText} action={home} />
  if (error) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <Skeletons label={words.loading}>
      <SkeletonBlock className="mx-auto h-72 max-w-2xl" />
    </Skeletons>
  )
}

function Offered({ offer, token }: { offer: Offer; token: string }) {
  const { join: words, roles } = useOrganisationWords()
  const { user } = useSession()
  const text = words.text.replace('{inviter}', offer.inviter).replace('{role}', roles[offer.role])
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={words.title.replace('{company}', offer.organisation)} text={text} />
      <Card pad="large" className="grid gap-5">
        <p className="text-[0.9375rem]">
          {words.address} <span className="ltr-island font-strong wrap-anywhere">{offer.email}</span>
          <span className="block text-sm text-ink-soft">{roleInWords(offer.role, useLang())}</span>
        </p>
        {user ? (
          <OwnAccount offer={offer} token={token} email={user.email} />
        ) : offer.has_account ? (
          <SignInPrompt email={offer.email} token={token} />
        ) : (
          <JoinForm token={token} />
        )}
      </Card>
    </div>
  )
}

function SignInPrompt({ email, token }: { email: string; token: string }) {
  const { join: words } = useOrganisationWords()
  const back = pathTo('joinOrganisation', {}, { token })
  return (
    <div className="grid justify-items-start gap-4">
      <p>{words.hasAccount}</p>
      <ButtonLink
        as={PageLink}
        href={pathTo('login', {}, { redirect: back })}
        onClick={() => saveDraft('login-email', email)}
      >
        {words.login}
      </ButtonLink>
    </div>
  )
}

function OwnAccount({ offer, token, email }: { offer: Offer; token: string; email: string }) {
  const { join: words } = useOrganisationWords()
  const { run, isPending, failure } = useAction(
    async () => {
      await join(token)
      void showToast({ title: words.joined, tone: 'positive' })
      await navigate(pathTo('clientHome'), { replace: true })
    },
    { refused: 'shown', isLast: true },
  )
  if (email !== offer.email) return <Banner tone="warning">{words.otherAccount}</Banner>
  return (
    <div className="grid justify-items-start gap-4">
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      <Button pending={isPending} onPress={() => void run()}>
        {words.join}
      </Button>
    </div>
  )
}
