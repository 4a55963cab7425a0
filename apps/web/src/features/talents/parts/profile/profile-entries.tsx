import { foreignLang } from '@fareeq/domain/kernel/language/localized-text.ts'
import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { educationFor, experienceFor } from '@fareeq/domain/talents/profile/rules-translations.ts'
import { newestFirst } from '@fareeq/domain/talents/profile/rules-entries.ts'
import type { Certification, Education, Experience } from '@fareeq/domain/talents/schema-entries.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { Filled } from '../../../../ui/display/filled.tsx'
import { ReadMore } from '../../../../ui/actions/read-more.tsx'
import { UserText } from '../../../../ui/display/user-text.tsx'
import { WrittenIn } from '../../../../ui/fields/written-in.tsx'
import { Timeline } from '../../../../ui/layout/timeline.tsx'
import { useMonthText, useSpanText } from '../entries/entry-months.ts'
import { OutsideLink } from './profile-links.tsx'
import { ProfileEmpty, ProfileSection } from './profile-section.tsx'
import { editHref } from './profile-way.ts'
import { useProfileWords } from '../../messages/profile/en.ts'
import { useEntryWords } from '../../messages/steps/en-entries.ts'

export function ProfileExperience({ experiences }: { experiences: readonly Experience[] }) {
  const title = useProfileWords().experience
  const lang = useLang()
  const words = useEntryWords().experiences
  const href = editHref(TALENT_STEP.experience)
  return (
    <ProfileSection id="experience" title={title} edit={experiences.length > 0 ? href : undefined}>
      {experiences.length === 0 && (
        <ProfileEmpty title={words.empty} text={words.emptyText} href={href} action={words.add} />
      )}
      <ExperienceLines experiences={experiences.map((experience) => experienceFor(experience, lang))} />
    </ProfileSection>
  )
}

/** The same, read only. */
export function ExperienceLines({ experiences }: { experiences: readonly ReturnType<typeof experienceFor>[] }) {
  const span = useSpanText()
  return (
    <Timeline
      items={experiences.toSorted(newestFirst).map((entry) => ({
        id: entry.id,
        tone: entry.current ? 'accent' : 'quiet',
        title: <UserText>{entry.title}</UserText>,
        when: span(entry),
        text: (
          <>
            <UserText>{entry.company}</UserText>
            {entry.responsibility && (
              <ReadMore lines={3} className="mt-1.5 text-[0.9375rem] text-ink">
                {entry.responsibility}
              </ReadMore>
            )}
            <div>
              <WrittenIn lang={entry.written_in} />
            </div>
          </>
        ),
      }))}
    />
  )
}

export function ProfileEducation({ educations }: { educations: readonly Education[] }) {
  const title = useProfileWords().education
  const lang = useLang()
  const words = useEntryWords().educations
  const href = editHref(TALENT_STEP.education)
  return (
    <ProfileSection id="education" title={title} edit={educations.length > 0 ? href : undefined}>
      {educations.length === 0 && (
        <ProfileEmpty title={words.empty} text={words.emptyText} href={href} action={words.add} />
      )}
      <EducationLines educations={educations.map((education) => educationFor(education, lang))} />
    </ProfileSection>
  )
}

export function EducationLines({ educations }: { educations: readonly ReturnType<typeof educationFor>[] }) {
  const words = useEntryWords().educations
  const span = useSpanText()
  const lang = useLang()
  return (
    <Timeline
      items={educations.toSorted(newestFirst).map((entry) => ({
        id: entry.id,
        tone: entry.undergraduate ? 'accent' : 'quiet',
        title: (
          <>
            <UserText>{entry.degree}</UserText> · <UserText>{entry.field}</UserText>
          </>
        ),
        when: entry.undergraduate && !entry.end ? words.studying : span(entry),
        text: (
          <>
            <UserText>{entry.school}</UserText>
            <div>
              <WrittenIn lang={foreignLang(entry.degree, lang)} />
            </div>
          </>
        ),
      }))}
    />
  )
}

export function ProfileCertificates({ certifications }: { certifications: readonly Certification[] }) {
  const title = useProfileWords().certificates
  const words = useEntryWords().certifications
  const href = editHref(TALENT_STEP.certification)
  return (
    <ProfileSection id="certificates" title={title} edit={certifications.length > 0 ? href : undefined}>
      {certifications.length === 0 && (
        <ProfileEmpty title={words.empty} text={words.emptyText} href={href} action={words.add} />
      )}
      <CertificateLines certifications={certifications} />
    </ProfileSection>
  )
}

export function CertificateLines({ certifications }: { certifications: readonly Certification[] }) {
  const words = useEntryWords().certifications
  const month = useMonthText()
  return (
    <Timeline
      items={certifications.map(({ id, name, organisation, issued, expires, no_expiry, credential_url }) => ({
        id,
        title: <UserText>{name}</UserText>,
        when: <Filled sentence={words.issuedOn} month={month(issued)} />,
        text: (
          <span className="flex flex-wrap gap-x-3">
            <UserText>{organisation}</UserText>
            <span className="text-ink-faint">
              {no_expiry || !expires ? words.forever : <Filled sentence={words.until} month={month(expires)} />}
            </span>
            {credential_url && <OutsideLink href={credential_url}>{words.visit}</OutsideLink>}
          </span>
        ),
      }))}
    />
  )
}
