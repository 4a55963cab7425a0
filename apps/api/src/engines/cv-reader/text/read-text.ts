import { readCertifications } from './certifications.ts'
import { readEmail, readLinks, readPhone } from './contact.ts'
import { readEducations } from './education.ts'
import { readExperiences } from './experience.ts'
import { readName, readTitle, roleOf } from './identity.ts'
import { readLanguages } from './languages.ts'
import type { Lexicon } from '../lexicon/catalogue.ts'
import { type CvLine, linesOf } from './lines.ts'
import { readPlace } from './places.ts'
import { readProjects } from './projects.ts'
import { linesIn, sectionsOf } from './sections.ts'
import { readSkills } from './skills.ts'
import { readSummary, readYears } from './summary.ts'
import type { CvProposal } from '@fareeq/domain/cv-imports/schema.ts'

/** Reads a CV field by field, each value with its source lines. Fields it does not mention stay absent. */
export function readCv(cv: readonly CvLine[], lexicon: Lexicon, now: Date): CvProposal {
  const lines = linesOf(cv)
  const sections = sectionsOf(lines, lexicon)
  const section = (kind: Parameters<typeof linesIn>[1]) => linesIn(sections, kind)
  const head = section('contact')
  const email = readEmail(head) ?? readEmail(lines)
  const place = readPlace(head, lexicon)
  const phone = readPhone(head, place.country?.value)
  const name = readName(head, lines, lexicon, email?.value)
  const title = readTitle(head, lines, lexicon, name)
  const role = roleOf(title, lexicon)
  const summary = readSummary(section('summary'), head)
  const jobs = section('experience')
  const projects = section('projects')
  const experiences = readExperiences(jobs, lexicon)
  const experience = readYears([...head, ...section('summary')], experiences, now)
  return {
    ...(name && { name }),
    ...(email && { email }),
    ...(phone && { phone }),
    ...place,
    ...readLinks(
      head.some(({ text }) => /linkedin|github|https?:/i.test(text))
        ? head
        : lines.filter((line) => !projects.includes(line)),
    ),
    ...(title && { title }),
    ...(role && { role }),
    ...(summary && { summary }),
    ...(experience && { experience }),
    experiences,
    educations: readEducations(section('education'), lexicon),
    certifications: readCertifications(section('certifications')),
    projects: readProjects(projects),
    languages: readLanguages(section('languages'), lexicon),
    skills: readSkills(section('skills'), [...section('summary'), ...jobs], lexicon),
  }
}
