import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogueLexicon } from '../lexicon/catalogue.ts'
import { readCv } from './read-text.ts'

const lexicon = catalogueLexicon()
const now = new Date('2026-11-15T09:00:00Z')
const read = (text: string) =>
  readCv(
    text.split('\n').map((text) => ({ text })),
    lexicon,
    now,
  )

describe('jobs, however they are headed', () => {
  const job = { title: 'Backend Developer', company: 'Globex', start: '2019-03', end: '2021-05' }
  test.each([
    'Backend Developer, Globex (Mar 2019 – May 2021)',
    'Backend Developer at Globex\nMar 2019 – May 2021',
    'Globex\t03/2019 – 05/2021\nBackend Developer',
    'Mar 2019 – May 2021\nBackend Developer\nGlobex',
    'Backend Developer\nGlobex, Cairo\nMar 2019 – May 2021',
    'Mar 2019 - May 2021: Backend Developer, Globex',
    'Globex — Backend Developer | Remote | 2019/03 – 2021/05',
  ])('%j', (head) => {
    const [first, second, ...more] = read(
      `Experience\n${head}\n- Built the payments service\n- Led a team in 2020\n${head.replace('Globex', 'Acme Inc.')}\n- More`,
    ).experiences
    const values = (entry: typeof first) => ({
      title: entry?.title?.value,
      company: entry?.company?.value,
      start: entry?.start?.value,
      end: entry?.end?.value,
    })
    expect([values(first), values(second), more]).toEqual([job, { ...job, company: 'Acme Inc.' }, []])
    expect(first?.responsibility?.value).toBe('Built the payments service\nLed a team in 2020')
  })

  test('a job that lasts has no end, a Hijri one no dates, and no month is made up', () => {
    const { experiences } = read(
      'الخبرات\nمهندس برمجيات، شركة الأفق، 2020 – حتى الآن\nمطور، مؤسسة النور، شوال 1436 هـ - رجب 1440 هـ',
    )
    expect(experiences[0]).toMatchObject({ start: { value: '2020' }, current: { value: true } })
    expect(experiences[0]?.end).toBeUndefined()
    expect(experiences[1]).toMatchObject({ title: { value: 'مطور' }, company: { value: 'مؤسسة النور' } })
    expect([experiences[1]?.start, experiences[1]?.end]).toEqual([undefined, undefined])
  })

  test('years are those that are said; else months that are counted once, or none', () => {
    expect(read('Summary\nEngineer with 7+ years of experience in Go and more.').experience?.value).toEqual({
      years: 7,
      months: 0,
    })
    expect(read('نبذة\nمهندس لديه خبرة تزيد على ٨ سنوات في بناء الأنظمة').experience?.value).toEqual({
      years: 8,
      months: 0,
    })
    const two = 'Experience\nDeveloper, Acme Inc., Jan 2020 – Dec 2020\nDeveloper, Globex LLC, Jul 2020 – Jun 2021'
    expect(read(two).experience?.value).toEqual({ years: 1, months: 6 })
    expect(read('Experience\nDeveloper, Acme Inc., 2019 – 2020').experience).toBeUndefined()
  })
})

describe('sections', () => {
  test.each([
    ['Relevant Work Experience', 1],
    ['EXPERIENCE', 1],
    ['E X P E R I E N C E', 1],
    ['2. Experience:', 1],
    ['أهم الخبرات', 1],
    ['Experience Designer', 0],
  ])('%j begins the jobs or does not', (heading, jobs) => {
    expect(read(`${heading}\nDeveloper, Acme Inc., 2019 – 2020`).experiences).toHaveLength(jobs)
  })

  test('a heading nobody knows ends a section when it is set like the others', () => {
    const { certifications } = read('CERTIFICATES\nCCNA – Cisco (2020)\nMY PETS\nRex – a dog (2021)\nSKILLS\nGo')
    expect(certifications.map(({ name }) => name?.value)).toEqual(['CCNA'])
  })
})

describe('learning, languages and skills', () => {
  test.each([
    ['BSc in Computer Science, University of Jordan, 2012 - 2016', 'BSc', 'Computer Science', 'University of Jordan'],
    [
      'Bachelor of Science in Physics from Cairo University (2016)',
      'Bachelor of Science',
      'Physics',
      'Cairo University',
    ],
    ['جامعة الملك سعود\nماجستير هندسة البرمجيات\n2018', 'ماجستير', 'هندسة البرمجيات', 'جامعة الملك سعود'],
  ])('%j', (text, degree, field, school) => {
    const [entry] = read(`Education\n${text}`).educations
    expect([entry?.degree?.value, entry?.field?.value, entry?.school?.value]).toEqual([degree, field, school])
  })

  test('a level that is not said stays open', () => {
    const { languages } = read('Languages\nArabic (native), English: C1, French')
    expect(languages.map(({ value }) => value)).toEqual([
      { id: 'ar', level: 'native' },
      { id: 'en', level: 'advanced' },
      { id: 'fr' },
    ])
  })

  test('a skill is what stands in a list; everyday words in a sentence are none', () => {
    const skills = (text: string) => read(text).skills.map(({ value }) => value)
    expect(skills('Skills\nLanguages: C#, C++, Go\nNode.js (5 years) • React / Docker')).toEqual([
      'c-sharp',
      'c-plus-plus',
      'go',
      'node-js',
      'react',
      'docker',
    ])
    expect(skills('Experience\nDeveloper, Acme Inc., 2019 – 2020\n- Had to go the swift way with less')).toEqual([])
    expect(skills('المهارات\nبايثون، سي شارب')).toEqual(['python', 'c-sharp'])
  })
})

test('every value was in the CV, in the lines it names; nothing is made up, whatever the text', () => {
  const bit = fc.constantFrom(
    'Experience',
    'Skills',
    'Go, React',
    'Layla Haddad',
    'a@b.co',
    'Jan 2020 – Present',
    'Engineer, Acme Inc.',
    '- did it',
    '',
    'التعليم',
    'بكالوريوس علوم، جامعة القاهرة',
    'اللغات',
    'العربية: متقدم',
    '+962791234567',
    'x'.repeat(200),
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(bit, fc.string({ unit: 'grapheme' })), { maxLength: 40 }), (lines) => {
      const proposal = readCv(
        lines.map((text) => ({ text })),
        lexicon,
        now,
      )
      for (const { source, confidence } of [
        proposal.name,
        proposal.email,
        proposal.phone,
        ...proposal.skills,
        ...proposal.languages,
        ...proposal.experiences.flatMap(({ title, company }) => [title, company]),
      ].filter((reading) => reading !== undefined)) {
        expect(source.lines.length > 0 && source.lines.every((n) => n >= 1 && n <= lines.length)).toBe(true)
        expect(confidence > 0 && confidence <= 1).toBe(true)
      }
      if (proposal.email) expect(lines.join('\n').replace(/\s/g, '').toLowerCase()).toContain(proposal.email.value)
    }),
  )
})
