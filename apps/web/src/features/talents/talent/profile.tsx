import { atTalentProfile } from '@fareeq/domain/kernel/steps.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { Compass } from 'lucide-react'
import { useHref } from '../../../platform/navigation/location.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { ProfileAbout } from '../parts/profile/profile-about.tsx'
import { ProfileAlong } from '../parts/profile/profile-along.tsx'
import { ProfileCertificates, ProfileEducation, ProfileExperience } from '../parts/profile/profile-entries.tsx'
import { ProfileFinished } from '../parts/profile/profile-finished.tsx'
import { ProfileHead } from '../parts/profile/profile-head.tsx'
import { ProfileHost } from '../parts/profile/profile-host.tsx'
import { ProfileLinks, ProfileProjects } from '../parts/profile/profile-links.tsx'
import { useNames } from '../parts/profile/profile-names.ts'
import { ProfilePreview } from '../parts/profile/profile-preview.tsx'
import { ProfileSelection } from '../parts/profile/profile-selection.tsx'
import { ProfileIndustries, ProfileLanguages, ProfileSkills } from '../parts/profile/profile-skills.tsx'
import { StrengthCard } from '../parts/profile/strength-card.tsx'
import { TermsSummary } from '../parts/terms/terms-summary.tsx'
import { Toured, TourGuide, useTour } from '../parts/wizard/tour-guide.tsx'
import { useStrengthWords } from '../parts/profile/use-strength-words.ts'

export function Screen() {
  const { query } = readHref(useHref())
  return (
    <ProfileHost>
      {(profile) =>
        query.finished === '1' && atTalentProfile(profile.step) ? (
          <ProfileFinished profile={profile} />
        ) : (
          <Whole profile={profile} isToured={query.tour === '1'} />
        )
      }
    </ProfileHost>
  )
}

function Whole({ profile, isToured }: { profile: Profile; isToured: boolean }) {
  const words = useStrengthWords().tour
  const names = useNames()
  const tour = useTour(isToured)
  const { linkedin, accounts, industries } = profile.basicInfo
  return (
    <Toured tour={tour}>
      <TourGuide tour={tour} />
      {/* Padding, so that the guide covers nothing. */}
      <div className={cx('grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]', tour.at !== null && 'pb-72')}>
        <ProfileHead
          profile={profile}
          names={names}
          actions={
            <>
              <ProfileAlong />
              <Button kind="ghost" size="small" onPress={tour.start}>
                <Compass aria-hidden />
                {words.start}
              </Button>
            </>
          }
        />
        <div className="grid gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <StrengthCard profile={profile} />
          <ProfileSelection profile={profile} />
          <TermsSummary profile={profile} from="profile" />
        </div>
        <div className="grid min-w-0 gap-6">
          <ProfileAbout bio={profile.bio} />
          <ProfileSkills
            skills={profile.skills}
            assessments={profile.assessments}
            nameOf={names.skill}
            iconOf={names.skillIcon}
          />
          <ProfileIndustries industries={industries} nameOf={names.industry} />
          <ProfileExperience experiences={profile.experiences} />
          <ProfileProjects projects={profile.projects} typeName={names.projectType} />
          <ProfileEducation educations={profile.educations} />
          <ProfileCertificates certifications={profile.certifications} />
          <ProfileLanguages languages={profile.languages} nameOf={names.language} />
          <ProfileLinks linkedin={linkedin} accounts={accounts} />
          <ProfilePreview profile={profile} naming={names} iconOf={names.skillIcon} />
        </div>
      </div>
    </Toured>
  )
}
