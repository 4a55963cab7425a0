import type { User } from '@fareeq/domain/accounts/schema.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/page-link.tsx'
import { useSession } from '../../../platform/session.ts'
import { Filled } from '../../../ui/filled.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { AccountFacts } from '../../accounts/parts/account-facts.tsx'
import { useAccountWords } from '../../accounts/parts/use-account-words.ts'
import { HomeNext } from '../parts/home-next.tsx'
import { HomeReferral } from '../parts/home-referral.tsx'
import { HomeWaiting } from '../parts/home-waiting.tsx'
import { ProfileHost } from '../parts/profile-host.tsx'
import { ProfilePhoto } from '../parts/profile-photo.tsx'
import { ProfileSelection } from '../parts/profile-selection.tsx'
import { StrengthCard } from '../parts/strength-card.tsx'
import { TermsSummary } from '../parts/terms-summary.tsx'
import { useHomeWords } from '../parts/use-home-words.ts'

/** More would be a list; the profile has all of them. */
const MOST_TASKS = 3

export function Screen() {
  const { user } = useSession()
  if (!user) return null
  return <ProfileHost>{(profile) => <Dashboard user={user} profile={profile} />}</ProfileHost>
}

function Dashboard({ user, profile }: { user: User; profile: Profile }) {
  const words = useHomeWords()
  const { welcome } = useAccountWords().home
  return (
    <div className="grid gap-6">
      <header className="flex items-center gap-4 xs:gap-5">
        <ProfilePhoto person={profile.basicInfo} />
        <div className="min-w-0">
          <h1 className="text-2xl wrap-anywhere xs:text-3xl">
            <Filled sentence={welcome} name={<bdi>{user.first_name || user.email}</bdi>} />
          </h1>
          <p className="text-ink-soft">{words.text}</p>
        </div>
      </header>
      <HomeNext profile={profile} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          <div className="grid items-start gap-6 md:grid-cols-2">
            <StrengthCard
              profile={profile}
              most={MOST_TASKS}
              more={
                <TextLink as={PageLink} href={pathTo('talentProfile')} className="justify-self-start text-sm">
                  {words.strengthMore}
                </TextLink>
              }
            />
            <div className="grid gap-6">
              <HomeWaiting />
              <TermsSummary profile={profile} from="home" />
            </div>
          </div>
          <ProfileSelection profile={profile} wide />
        </div>
        <div className="grid gap-6">
          <AccountFacts user={user} />
          <HomeReferral />
        </div>
      </div>
    </div>
  )
}
