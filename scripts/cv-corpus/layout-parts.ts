import type { RandomSource } from './chance.ts'
import type { Person } from './person.ts'
import type { SectionName, Words } from './words.ts'

/** A block of a CV: a heading and its lines. A line with two ends has something at the far edge. */
export type TextLine = { text: string; far?: string; bullet?: boolean }
export type Block = { name: SectionName; heading: string; lines: TextLine[] }
const separators = [', ', ' | ', ' – ', ' · '] as const

/** Distractors of real CVs: a birthday, towns, durations, courses, other people's addresses. */
export function noiseOf(chance: RandomSource, { lang }: Person, { places }: Words) {
  const ar = lang === 'ar'
  const [town] = chance.one(places)
  const birthday = ar ? 'تاريخ الميلاد: 12/05/1990' : 'Date of birth: 12/05/1990'
  const courses = ar
    ? ['الدورات التدريبية', 'دورة إدارة الوقت، 2015', 'التصوير الرقمي، معهد الفنون، مارس 2016']
    : ['Courses', 'Time management, 2015', 'Digital photography, City Institute, March 2016']
  const referees = ar
    ? ['المعرفون', 'د. سمير عودة، مدير الهندسة، samir@referee.example، +962795551234']
    : ['Referees', 'Dr. Samir Odeh, CTO, samir@referee.example, +962 79 555 1234']
  const block = ([heading = '', ...lines]: readonly string[]): Block => ({
    name: 'other',
    heading,
    lines: lines.map((text) => ({ text })),
  })
  return {
    head: chance.is(0.3) ? [{ text: birthday }] : [],
    town: chance.is(0.3) ? `${ar ? '، ' : ', '}${town}` : '',
    duration: chance.is(0.2) ? (ar ? ' (سنتان و3 أشهر)' : ' (2 yrs 3 mos)') : '',
    blocks: [...(chance.is(0.4) ? [block(courses)] : []), ...(chance.is(0.4) ? [block(referees)] : [])],
  }
}

export function headLines(
  chance: RandomSource,
  { lang, name, title, email, phone, place: [city, country], linkedin, github }: Person,
  titled: boolean,
): TextLine[] {
  const shownPhone = chance.one([phone, phone.replace(/^(\+\d{3})(\d{2})(\d{3})/, '$1 $2 $3 ')])
  const place = lang === 'ar' ? `${city}، ${country}` : `${city}, ${country}`
  const links = [linkedin, github].filter((link) => link !== null)
  const top = [{ text: name }, ...(titled ? [{ text: title }] : [])]
  const way = Math.floor(chance.next() * 3)
  if (way === 0) return [...top, { text: [place, email, shownPhone, ...links].join(' | ') }]
  if (way === 1) return [...top, ...[place, email, shownPhone, ...links].map((text) => ({ text }))]
  const labels =
    lang === 'ar'
      ? ['العنوان', 'البريد الإلكتروني', 'الجوال', 'LinkedIn', 'GitHub']
      : ['Address', 'Email', 'Phone', 'LinkedIn', 'GitHub']
  const values = [place, email, shownPhone, linkedin, github]
  return [...top, ...values.flatMap((value, index) => (value ? [{ text: `${labels[index]}: ${value}` }] : []))]
}

export function educationLines(chance: RandomSource, { lang, educations }: Person): TextLine[] {
  const way = Math.floor(chance.next() * 3)
  const comma = lang === 'ar' ? '، ' : ', '
  const joint = lang === 'ar' ? chance.one([' في ', ' ']) : chance.one([' in ', ' in '])
  return educations.flatMap(({ degree, field, school, start, end }) => {
    const years = `${start} - ${end}`
    if (way === 0) return [{ text: `${degree}${joint}${field}${comma}${school}`, far: years }]
    if (way === 1) return [{ text: `${degree}${joint}${field}` }, { text: school }, { text: years }]
    return [{ text: school, far: years }, { text: `${degree}${joint}${field}` }]
  })
}

export function certificateLines(
  chance: RandomSource,
  { certificates }: Person,
  write: (date: string) => string,
): TextLine[] {
  const separator = chance.one(separators.slice(1))
  const bullet = chance.is(0.5)
  return certificates.map(({ name, organisation, issued }) => ({
    text: `${name}${separator}${organisation} (${write(issued)})`,
    bullet,
  }))
}

export function skillLines(chance: RandomSource, { lang, skills }: Person): TextLine[] {
  const names = skills.map(({ name }) => name)
  const way = Math.floor(chance.next() * 3)
  if (way === 0) return [{ text: names.join(lang === 'ar' ? '، ' : ', ') }]
  if (way === 1) return names.map((text) => ({ text, bullet: true }))
  const half = Math.ceil(names.length / 2)
  const labels = lang === 'ar' ? ['الواجهات', 'الأنظمة'] : ['Frontend', 'Other']
  return [names.slice(0, half), names.slice(half)].map((part, index) => ({
    text: `${labels[index]}: ${part.join(' • ')}`,
  }))
}

export function languageLines(chance: RandomSource, { languages }: Person): TextLine[] {
  const way = Math.floor(chance.next() * 3)
  const lines = languages.map(({ name, label }) =>
    way === 0 ? `${name} (${label})` : way === 1 ? `${name}: ${label}` : `${name} - ${label}`,
  )
  return way === 0 ? [{ text: lines.join(', ') }] : lines.map((text) => ({ text, bullet: way === 2 }))
}
