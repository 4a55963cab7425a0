import { atTalentProfile } from '@fareeq/domain/kernel/steps.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { Compass } from 'lucide-react'
import type { ReactNode } from 'react'
import { useHref } from '../../../../platform/navigation/location.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { cx } from '../../../../ui/cx.ts'
import { ProfileAbout } from './profile-about.tsx'
import { ProfileAlong } from './profile-along.tsx'
import { ProfileCertificates, ProfileEducation, ProfileExperience } from './profile-entries.tsx'
import { ProfileFinished } from './profile-finished.tsx'
import { ProfileHead } from './profile-head.tsx'
import { ProfileHost } from './profile-host.tsx'
import { ProfileLinks, ProfileProjects } from './profile-links.tsx'
import { useNames } from './profile-names.ts'
import { ProfilePreview } from './profile-preview.tsx'
import { ProfileIndustries, ProfileLanguages, ProfileSkills } from './profile-skills.tsx'
import { StrengthCard } from './strength-card.tsx'
import { TermsSummary } from '../terms/terms-summary.tsx'
import { TourProvider, TourGuide, useTour } from '../wizard/tour-guide.tsx'
import { useStrengthWords } from '../../messages/profile/en-strength.ts'

/** Of features above. */
type Slots = { selection: ReactNode; proposals: ReactNode; start: string | undefined }

export function ProfileScreen({ selection, proposals, start }: Slots) {
  const { query } = readHref(useHref())
  return (
    <ProfileHost>
      {(profile) =>
        query.finished === '1' && atTalentProfile(profile.step) ? (
          <ProfileFinished profile={profile} />
        ) : (
          <FullProfile profile={profile} isToured={query.tour === '1'} {...{ selection, proposals, start }} />
        )
      }
    </ProfileHost>
  )
}

type FullProfileProps = { profile: Profile; isToured: boolean } & Slots

function FullProfile({ profile, isToured, selection, proposals, start }: FullProfileProps) {
  const words = useStrengthWords().tour
  const names = useNames()
  const tour = useTour(isToured)
  const { linkedin, accounts, industries } = profile.basicInfo
  return (
    <TourProvider tour={tour}>
      <TourGuide tour={tour} />
      {/* Padding, so that the guide covers nothing. */}
      <div className={cx('grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]', tour.at !== null && 'pb-72')}>
        <ProfileHead
          profile={profile}
          names={names}
          actions={
            <>
              <ProfileAlong profile={profile} />
              <Button kind="ghost" size="small" onPress={tour.start}>
                <Compass aria-hidden />
                {words.start}
              </Button>
            </>
          }
        />
        <div className="grid gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <StrengthCard profile={profile} />
          {selection}
          <TermsSummary profile={profile} from="profile" start={start} />
        </div>
        <div className="grid min-w-0 gap-6">
          {proposals}
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
    </TourProvider>
  )
}
