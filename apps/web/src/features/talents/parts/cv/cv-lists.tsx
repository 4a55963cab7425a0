import { CvEntries } from './cv-entries.tsx'
import type { CvParts } from './cv-sections.ts'
import { CertificationFields, certificationResolver } from '../wizard/step-certification.tsx'
import { EducationFields, educationResolver } from '../wizard/step-education.tsx'
import { ExperienceFields, experienceResolver } from '../wizard/step-experience.tsx'
import { useProfile } from '../wizard/step-profile.ts'
import { ProjectFields, projectResolver } from '../wizard/step-projects.tsx'

/** The entries of the four lists that were read. */
export function CvLists({ parts }: { parts: CvParts }) {
  const { experiences } = useProfile()
  return (
    <>
      <CvEntries
        kind="experiences"
        part={parts.experiences}
        resolver={experienceResolver}
        lines={({ title, company, start, end }) => ({ title, text: company, start, end: end ?? null })}
        fields={(form) => <ExperienceFields form={form} others={experiences} />}
      />
      <CvEntries
        kind="educations"
        part={parts.educations}
        resolver={educationResolver}
        lines={({ school, degree, field, start, end }) => ({
          title: school,
          text: [degree, field].filter(Boolean).join(' · '),
          start: start ?? null,
          end: end ?? null,
        })}
        fields={(form) => <EducationFields form={form} />}
      />
      <CvEntries
        kind="certifications"
        part={parts.certifications}
        resolver={certificationResolver}
        lines={({ name, organisation, issued }) => ({ title: name, text: organisation, start: issued, end: issued })}
        fields={(form) => <CertificationFields form={form} />}
      />
      <CvEntries
        kind="projects"
        part={parts.projects}
        resolver={projectResolver}
        lines={({ name, link }) => ({ title: name, text: link ?? '', start: null, end: null })}
        fields={(form) => <ProjectFields form={form} />}
      />
    </>
  )
}
