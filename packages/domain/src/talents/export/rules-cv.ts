import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { countryName, industryName, languageName, projectTypeName, roleName, skillName } from '../../catalogue/rules.ts'
import { BRAND, BRAND_IN_TEXT } from '../../kernel/language/brand.ts'
import { LOCALE, type Lang, countedAr, countedEn } from '../../kernel/language/locale.ts'
import { nameFor } from '../../kernel/names/names.ts'
import { bioIn, contactsOf, linkText } from './rules-contacts.ts'
import { educationFor, experienceFor } from '../profile/rules-translations.ts'
import { provenSkills } from '../profile/rules-proofs.ts'
import { LEVEL_NAMES } from './rules-json-resume.ts'
import type { Profile } from '../schema-profile.ts'

/** Text content of a printed CV, in reading order. The layout is the template's. */
export type CvEntry = { title: string; place?: string; when?: string; text?: string; link?: string }
export type CvSection =
  | { kind: 'text'; title: string; text: string }
  | { kind: 'entries'; title: string; entries: CvEntry[] }
  | { kind: 'names'; title: string; names: string[] }
  | { kind: 'pairs'; title: string; pairs: { name: string; value: string }[] }
export type CvSheet = {
  lang: Lang
  name: string
  title: string | null
  facts: string[]
  contacts: { text: string; href: string }[]
  sections: CvSection[]
  made: string
}

const WORDS = {
  ar: {
    about: 'نبذة',
    experience: 'الخبرات',
    projects: 'المشاريع',
    education: 'التعليم',
    certificates: 'الشهادات',
    proven: 'مهارات مُثبتة باجتياز تقييم',
    skills: 'المهارات',
    industries: 'القطاعات',
    languages: 'اللغات',
    now: 'حتى الآن',
    studying: 'الدراسة مستمرة',
    until: (month: string) => `سارية حتى ${month}`,
    credential: (id: string) => `رقم الشهادة ${id}`,
    years: countedAr({
      zero: '',
      one: 'سنة من الخبرة',
      two: 'سنتان من الخبرة',
      few: '{n} سنوات من الخبرة',
      many: '{n} سنة من الخبرة',
      other: '{n} سنة من الخبرة',
    }),
    made: `أُعدّت في ${BRAND_IN_TEXT.ar}`,
  },
  en: {
    about: 'About',
    experience: 'Experience',
    projects: 'Projects',
    education: 'Education',
    certificates: 'Certificates',
    proven: 'Skills proven by assessment',
    skills: 'Skills',
    industries: 'Industries',
    languages: 'Languages',
    now: 'present',
    studying: 'still studying',
    until: (month: string) => `Valid until ${month}`,
    credential: (id: string) => `Credential ${id}`,
    years: countedEn({ zero: '', one: '1 year of experience', other: '{n} years of experience' }),
    made: `Made with ${BRAND.en}`,
  },
}
type Words = (typeof WORDS)['ar']

/** `proof`: what we know of somebody, before what they say themselves. */
export function cvSheetOf(profile: Profile, lang: Lang, proof: readonly CvSection[] = []): CvSheet {
  const words: Words = WORDS[lang]
  const { role, country, experience } = profile.basicInfo
  const { email, phone, links } = contactsOf(profile)
  return unvowelled({
    lang,
    name: nameFor(profile.basicInfo, lang),
    title: role && roleName(role, lang),
    facts: [country ? countryName(country, lang) : '', experience ? words.years(experience.years) : ''].filter(Boolean),
    contacts: [
      // Whom a company reads about is reached through us.
      ...(email ? [{ text: email, href: `mailto:${email}` }] : []),
      ...(phone ? [{ text: phoneText(phone), href: `tel:${phone}` }] : []),
      ...links.map((url) => ({ text: linkText(url), href: url })),
    ],
    sections: [...proof, ...sectionsOf(profile, lang, words)].filter((section) => !isEmpty(section)),
    made: words.made,
  })
}

/**
 * Without short vowels: in a PDF a letter with its mark becomes one glyph, and text extraction then misreads the letter
 * everywhere.
 */
const unvowelled = (sheet: CvSheet): CvSheet =>
  JSON.parse(
    JSON.stringify(sheet, (_, value: unknown) => (typeof value === 'string' ? value.replace(VOWELS, '') : value)),
  )
const VOWELS = /[\u064b-\u0652\u0670]/g

/** In groups, as people read it. */
const phoneText = (phone: string) => parsePhoneNumberFromString(phone)?.formatInternational() ?? phone

const isEmpty = (section: CvSection) =>
  'text' in section
    ? section.text === ''
    : ('entries' in section ? section.entries : 'names' in section ? section.names : section.pairs).length === 0

function sectionsOf(profile: Profile, lang: Lang, words: Words): CvSection[] {
  const month = monthIn(lang)
  const proven = provenSkills(profile.assessments)
  const span = (start: string | null, end: string | null, open: string) =>
    start ? `${month(start)} – ${end ? month(end) : open}` : end ? month(end) : open
  return [
    { kind: 'text', title: words.about, text: bioIn(profile, lang) ?? '' },
    {
      kind: 'entries',
      title: words.experience,
      entries: profile.experiences
        .map((experience) => experienceFor(experience, lang))
        .map(({ title, company, start, end, responsibility }) => ({
          title,
          place: company,
          when: span(start, end, words.now),
          ...(responsibility && { text: responsibility }),
        })),
    },
    { kind: 'names', title: words.proven, names: [...proven].map((skill) => skillName(skill, lang)) },
    {
      kind: 'names',
      title: words.skills,
      names: profile.skills.filter((skill) => !proven.has(skill)).map((skill) => skillName(skill, lang)),
    },
    {
      kind: 'names',
      title: words.industries,
      names: profile.basicInfo.industries.map((industry) => industryName(industry, lang)),
    },
    {
      kind: 'entries',
      title: words.projects,
      entries: profile.projects.map(({ name, type, link }) => ({
        title: name,
        place: projectTypeName(type, lang),
        ...(link && { link }),
      })),
    },
    {
      kind: 'entries',
      title: words.education,
      entries: profile.educations
        .map((education) => educationFor(education, lang))
        .map(({ school, degree, field, start, end, undergraduate }) => {
          const when = span(start, end, undergraduate ? words.studying : '')
          return { title: [degree, field].join(lang === 'ar' ? '، ' : ', '), place: school, ...(when && { when }) }
        }),
    },
    {
      kind: 'entries',
      title: words.certificates,
      entries: profile.certifications.map(({ name, organisation, issued, expires, credential_id, credential_url }) => ({
        title: name,
        place: organisation,
        when: month(issued),
        text: [expires && words.until(month(expires)), credential_id && words.credential(credential_id)]
          .filter(Boolean)
          .join(' · '),
        ...(credential_url && { link: credential_url }),
      })),
    },
    {
      kind: 'pairs',
      title: words.languages,
      pairs: profile.languages.map(({ id, level }) => ({
        name: languageName(id, lang),
        value: LEVEL_NAMES[level][lang],
      })),
    },
  ]
}

function monthIn(lang: Lang) {
  const format = new Intl.DateTimeFormat(LOCALE[lang], {
    month: lang === 'ar' ? 'long' : 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return (month: string) => format.format(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1))
}
