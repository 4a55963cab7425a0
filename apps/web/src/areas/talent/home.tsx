import type { User } from '@fareeq/domain/accounts/schema.ts'
import { countFor } from '@fareeq/domain/counters/rules.ts'
import { namesFor } from '@fareeq/domain/kernel/names/names.ts'
import { nextMove } from '@fareeq/domain/talents/profile/rules-standing.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { isHired } from '@fareeq/domain/talents/states.ts'
import { useQuery } from '@tanstack/react-query'
import { AccountFacts } from '../../features/accounts/parts/account-facts.tsx'
import { useAccountWords } from '../../features/accounts/messages/en.ts'
import { HomeRunning, useHomeContracts } from '../../features/contracts/parts/home-running.tsx'
import { HomeInterviews, HomePending } from '../../features/interviews/parts/home-interviews.tsx'
import { HomeNoRequests, useHomeRequests } from '../../features/interviews/parts/home-requests.tsx'
import { WaitingList } from '../../features/counters/parts/waiting-list.tsx'
import { HomePayouts, useHomePayouts } from '../../features/payouts/parts/home-payouts.tsx'
import { PhoneBanner } from '../../features/phone-verifications/parts/banner.tsx'
import { indicatorsQuery } from '../../platform/session/counters.ts'
import { talentMarketQuery } from '../../features/talent-market/api.ts'
import { HomeMarket } from '../../features/talent-market/parts/home-market.tsx'
import { HomeViews } from '../../features/profile-views/parts/home-views.tsx'
import { HomeStarts } from '../../features/starts/parts/home-starts.tsx'
import { OwnSelection } from '../../features/selections/parts/own-selection.tsx'
import { HomeNext } from '../../features/talents/parts/home/home-next.tsx'
import { HomeReferral } from '../../features/talents/parts/home/home-referral.tsx'
import { ProfileHost } from '../../features/talents/parts/profile/profile-host.tsx'
import { ProfilePhoto } from '../../features/talents/parts/profile/profile-photo.tsx'
import { StrengthCard } from '../../features/talents/parts/profile/strength-card.tsx'
import { TermsSummary } from '../../features/talents/parts/terms/terms-summary.tsx'
import { useHomeWords } from '../../features/talents/messages/home/en.ts'
import { pathTo } from '../../paths.ts'
import { useContractedUntil } from './contracted-until.ts'
import { useFirstAnswersComing } from '../../platform/calls/use-first-answers.ts'
import { useLang } from '../../platform/i18n/i18n.ts'
import { PageLink } from '../../platform/navigation/page-link.tsx'
import { useSession } from '../../platform/session/session.ts'
import { ownSelectionQuery } from '../../features/selections/api.ts'
import { Filled } from '../../ui/display/filled.tsx'
import { TextLink } from '../../ui/actions/link.tsx'

/** More would be a list; the profile has all of them. */
const MAX_TASKS = 3

export function Screen() {
  const { user } = useSession()
  const isComing = useRowsComing()
  if (!user) return null
  return <ProfileHost isComing={isComing}>{(profile) => <Dashboard user={user} profile={profile} />}</ProfileHost>
}

/** Whether it is still unknown which rows the page has. Fetched with the profile: no layout shift. */
function useRowsComing(): boolean {
  const counters = useQuery(indicatorsQuery())
  const requests = useHomeRequests(counters.data?.has_interviews ?? false)
  const selection = useQuery(ownSelectionQuery())
  const market = useQuery(talentMarketQuery(useLang()))
  return useFirstAnswersComing(counters, requests, selection, market, useHomeContracts(), useHomePayouts())
}

/** First what is agreed and what expires, then what helps most, then how far one is. */
function Dashboard({ user, profile }: { user: User; profile: Profile }) {
  const words = useHomeWords()
  const lang = useLang()
  const { welcome } = useAccountWords().home
  const { data } = useQuery(indicatorsQuery())
  const { data: market } = useQuery(talentMarketQuery(lang))
  const { items = [], counts = [] } = data?.waiting ?? {}
  const isAwaited = items.length > 0
  const requests = useHomeRequests(data?.has_interviews ?? false)
  const isAsked = (requests.data?.pages[0]?.data.length ?? 0) > 0
  const isHiredNow = isHired(profile.basicInfo.hiring_status)
  const start = useContractedUntil()
  const move = nextMove(profile)
  return (
    <div className="grid gap-6">
      <header className="flex items-center gap-4 xs:gap-5">
        <ProfilePhoto person={profile.basicInfo} />
        <div className="min-w-0">
          <h1 className="text-2xl wrap-anywhere xs:text-3xl">
            <Filled sentence={welcome} name={<bdi>{namesFor(user, lang).first_name || user.email}</bdi>} />
          </h1>
          <p className="text-ink-soft">{words.text}</p>
        </div>
      </header>
      {data?.has_interviews && <HomeInterviews />}
      <WaitingList side="talent" items={items} count={countFor(counts, null)} />
      <HomeStarts />
      <HomeRunning />
      <HomePayouts />
      {!(isAwaited && (move === 'waiting' || move === null)) && !(isHiredNow && move === null) && (
        <HomeNext profile={profile} quiet={isAwaited} />
      )}
      {move !== 'phone' && <PhoneBanner />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          <StrengthCard
            profile={profile}
            max={MAX_TASKS}
            wide
            more={
              <TextLink as={PageLink} href={pathTo('talentProfile')} className="justify-self-start text-sm">
                {words.strengthMore}
              </TextLink>
            }
          />
          <OwnSelection wide />
        </div>
        <div className="grid gap-6">
          {data?.has_interviews && <HomePending />}
          {market && !isHiredNow && <HomeMarket market={market} />}
          {data && data.viewing_companies > 0 && (
            <HomeViews companies={data.viewing_companies} weeks={market?.weeks ?? []} />
          )}
          <TermsSummary profile={profile} from="home" start={start} />
          {data && !isAsked && !isHiredNow && <HomeNoRequests />}
          <HomeReferral />
          <AccountFacts user={user} />
        </div>
      </div>
    </div>
  )
}
