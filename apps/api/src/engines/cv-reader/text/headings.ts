import { plainForm, wordsOf } from './lines.ts'
import { isCompany, isDegree, isSchool, isTitle } from '../lexicon/words.ts'

export type SectionKind =
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'certifications'
  | 'languages'
  | 'skills'
  | 'projects'
  /** Sections without a field in the profile: references, hobbies, courses. */
  | 'other'

const HEADINGS: Readonly<Record<SectionKind, string>> = {
  contact: `contact, contacts, contact info, contact information, contact details, get in touch, personal information, personal info, personal details,
    personal data, details, coordonnées, informations personnelles, état civil, بيانات التواصل, معلومات التواصل, التواصل, للتواصل, معلومات الاتصال, بيانات الاتصال, الاتصال, المعلومات الشخصية, البيانات الشخصية, معلومات شخصية, بيانات شخصية`,
  summary: `summary, profile, about, about me, professional summary, professional profile, executive summary, career summary, career objective, objective,
    personal statement, overview, bio, who i am, career profile, summary of qualifications, profil, profil professionnel, à propos, à propos de moi, objectif, نبذة, نبذة عني, نبذة شخصية, نبذة مهنية, الملخص, ملخص, الملخص المهني, ملخص مهني, الملخص الشخصي, الهدف الوظيفي, الهدف المهني, من أنا, عني, الملف الشخصي, الملف المهني`,
  experience: `experience, experiences, work experience, professional experience, employment, employment history, work history, career history, relevant experience,
    professional background, career, where i have worked, work, positions held, jobs, academic appointments, parcours professionnel, parcours, expérience professionnelle, expériences professionnelles, expérience, expériences, الخبرة, الخبرات, الخبرة العملية, الخبرات العملية, الخبرة المهنية, الخبرات المهنية, الخبرات الوظيفية, الخبرة الوظيفية, التاريخ الوظيفي, المسيرة المهنية, السجل الوظيفي, الوظائف, خبرات العمل, خبرة العمل, الوظائف السابقة, التجارب المهنية, التجربة المهنية`,
  education: `education, academic background, academic qualifications, educational background, education and training, qualifications, academic history, studies, academics, formation, formations, formation académique, études, diplômes, cursus, cursus universitaire,
    التعليم, المؤهلات, المؤهل العلمي, المؤهلات العلمية, المؤهلات الأكاديمية, الدراسة, التحصيل العلمي, التحصيل الأكاديمي, الشهادات العلمية, الخلفية الأكاديمية, المسيرة الدراسية, المسار الدراسي, التكوين, التعليم الأكاديمي`,
  certifications: `certifications, certificates, certification, certificate, licenses and certifications, licenses & certifications, professional certifications, certifications and licenses,
    accreditations, credentials, certificats, professional development, الشهادات, شهادات, الشهادات المهنية, الشهادات الاحترافية, شهادات مهنية, الشهادات والتراخيص, الشهادات المعتمدة, الاعتمادات`,
  languages: `languages, language, language skills, languages spoken, spoken languages, mother tongue, mother tongue s, other languages, other language s, langues, langues parlées, compétences linguistiques, اللغات, لغات, المهارات اللغوية, إجادة اللغات, اللغة`,
  skills: `skills, technical skills, core skills, key skills, skill set, skillset, technologies, tech stack, technical stack, tools, tools and technologies, core competencies, competencies, expertise, technical expertise,
    areas of expertise, technical proficiencies, skills & tools, skills and tools, skills and technologies, toolbox, hard skills, soft skills, what i work with, what i know, what i use, stack, compétences, compétences techniques, compétences informatiques, outils, technologies maîtrisées, logiciels, المهارات, مهارات, المهارات التقنية, المهارات الفنية, المهارات المهنية, التقنيات, الأدوات والتقنيات, المهارات والأدوات, الأدوات, الكفاءات, المهارات الشخصية, مهارات تقنية, التقنيات والأدوات`,
  projects: `projects, personal projects, key projects, side projects, selected projects, academic projects, projets, المشاريع, المشروعات, أبرز المشاريع, مشاريع شخصية, المشاريع الشخصية, مشاريعي`,
  other: `references, referees, hobbies, interests, publications, awards, honors, honours, achievements, volunteering, volunteer experience, volunteer work, courses, training, training courses,
    memberships, activities, extracurricular activities, conferences, patents, additional information, declaration, selected publications, research interests, loisirs, centres d'intérêt, bénévolat, références, المراجع, المعرفون, الهوايات, الاهتمامات, الجوائز, الإنجازات, التطوع, العمل التطوعي, الأعمال التطوعية, الدورات, الدورات التدريبية, التدريب, الأنشطة, المنشورات, معلومات إضافية, العضويات`,
}

const KIND_OF: ReadonlyMap<string, SectionKind> = new Map(
  Object.entries(HEADINGS).flatMap(([kind, names]) =>
    names.split(',').map((name) => [plainForm(name), kind as SectionKind] as const),
  ),
)

/** One keyword suffices beside decorative words: "Relevant Work Experience", «أهم المهارات». */
const KEYWORDS: readonly [SectionKind, RegExp][] = [
  ['experience', /^(?:experiences?|employment|appointments|(?:ال)?خبر(?:ه|ات))$/],
  ['education', /^(?:education|educational|academics?|(?:ال)?تعليم|(?:ال)?موهل(?:ات)?|(?:ال)?دراسه)$/],
  ['certifications', /^(?:certifications?|certificates?|(?:ال)?شهادات)$/],
  ['languages', /^(?:languages?|langues|(?:ال)?لغات|(?:ال)?لغويه)$/],
  ['skills', /^(?:skills?|competenc(?:y|ies|es?)|proficienc(?:y|ies)|expertise|(?:ال)?مهارات)$/],
  ['summary', /^(?:summary|profile|introduction|objective|synopsis|(?:ال)?نبذه|(?:ال)?ملخص|(?:ال)?مقدمه)$/],
  ['projects', /^(?:projects|projets|(?:ال)?مشاريع|(?:ال)?مشروعات)$/],
  [
    'other',
    /^(?:references|referees|hobbies|interests|publications|awards|volunteering|courses|(?:ال)?هوايات|(?:ال)?جوايز|(?:ال)?دورات|(?:ال)?انشطه)$/,
  ],
]
const MAX_WORDS = 4

/** The first keyword decides, before any "&". */
function byKeyword(name: string): SectionKind | undefined {
  const words = wordsOf(name)
  if (words.length > MAX_WORDS || isTitle(name) || isCompany(name) || isDegree(name) || /\d/.test(name))
    return undefined
  const kinds = words.flatMap((word) => KEYWORDS.find(([, pattern]) => pattern.test(word))?.[0] ?? [])
  const kind = kinds.find((kind) => kind !== 'other' && kind !== 'projects') ?? kinds[0]
  // «إدارة المشاريع» is a skill.
  if (kind === 'projects')
    return words.some((word) => /^(?:managing|managed|(?:ال)?اداره)$/.test(word)) ? undefined : kind
  const academic = words.some((word) => /^(?:academic|(?:ال)?اكاديمي(?:ه)?|(?:ال)?علميه?)$/.test(word))
  // An academic certificate is an education; an academic experience is still a job.
  if (academic && kind === 'certifications') return 'education'
  if (isSchool(name)) return undefined
  return academic && kind !== 'experience' ? 'education' : kind
}

/** Exact match of a known heading. */
export const namedKind = (name: string): SectionKind | undefined =>
  KIND_OF.get(name) ?? KIND_OF.get(name.replace(/ and /g, ' & '))

/** The section a heading opens, if it can be one. `name` is its plain form. */
export const kindOf = (name: string): SectionKind | undefined => namedKind(name) ?? byKeyword(name)
