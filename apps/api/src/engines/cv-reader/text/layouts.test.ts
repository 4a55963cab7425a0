import { describe, expect, test } from 'vitest'
import { catalogueLexicon } from '../lexicon/catalogue.ts'
import { readCv } from './read-text.ts'

const lexicon = catalogueLexicon()
const read = (text: string) =>
  readCv(
    text.split('\n').map((text) => ({ text })),
    lexicon,
    new Date('2026-11-15T09:00:00Z'),
  )

describe('a job is read from a table or a form', () => {
  const job = { title: 'Network Administrator', company: 'Mattel', start: '2019-05', end: '2021-04' }
  test.each([
    'Dates\tEmployer\tPosition\tTasks\n05/2019 – 04/2021\tMattel\tNetwork Administrator\tKept the core running',
    'Position\tEmployer\tFrom\tTo\tDuties\nNetwork Administrator\tMattel\t05/2019\t04/2021\tKept the core running',
    'Company: Mattel\nDesignation: Network Administrator\nDuration: May 2019 till April 2021\nKey Responsibilities:\n- Kept the core running',
    'Dates\tMay 2019 – April 2021\nOccupation or position\tNetwork Administrator\nheld\nMain activities and responsibilities\tKept the core running\nName of employer\tMattel',
    'May 2019 – April 2021\nMattel\nCairo, Egypt\nNetwork Administrator\n- Kept the core running',
    '1) Network Administrator | Mattel | 2019-05 .. 2021-04\n- Kept the core running',
  ])('%j', (lines) => {
    const [first, ...more] = read(`Experience\n${lines}`).experiences
    expect(more).toEqual([])
    expect({
      title: first?.title?.value,
      company: first?.company?.value,
      start: first?.start?.value,
      end: first?.end?.value,
    }).toEqual(job)
    expect(first?.responsibility?.value).toBe('Kept the core running')
  })

  test('a study too, with the columns in any order', () => {
    const [study] = read(
      'المؤهلات العلمية\nالمؤهل\tالتخصص\tالجامعة\tسنة التخرج\nبكالوريوس\tنظم معلومات\tجامعة الطائف\t2018',
    ).educations
    expect([study?.degree?.value, study?.field?.value, study?.school?.value, study?.end?.value]).toEqual([
      'بكالوريوس',
      'نظم معلومات',
      'جامعة الطائف',
      '2018',
    ])
  })
})

describe('what no heading says is read only from lines that could be nothing else', () => {
  const jobs = 'Backend Developer at Salla, 2020 - present\n- Orders and stock'
  test.each([
    ['a heading nobody knows', `SKILLS\nGo, PHP\nLANGUAGES\nArabic\nCAREER PATH\n${jobs}`],
    ['a short line after an empty one', `Skills\nGo, PHP\n\nWhere life took me\n${jobs}`],
    ['no heading at all', `Othman Bakri\nothman@example.com\n\n${jobs}`],
  ])('%s', (_, text) => {
    expect(read(text).experiences).toMatchObject([
      { title: { value: 'Backend Developer' }, company: { value: 'Salla' }, current: { value: true } },
    ])
  })

  test('a CV that names its jobs has no others', () => {
    const { experiences } = read(`EXPERIENCE\nEngineer, Acme Inc., 2019 - 2020\nSKILLS\nGo\nMY CLUBS\n${jobs}`)
    expect(experiences.map(({ company }) => company?.value)).toEqual(['Acme Inc.'])
  })
})

test.each([
  ['Arabic (native) – English (very good) / French: good', ['ar native', 'en advanced', 'fr intermediate']],
  ['Arabic\tNative\nFrench\tFluent', ['ar native', 'fr advanced']],
  ['Fluent in English and French', ['en advanced', 'fr advanced']],
  ['العربية (الأم) والإنجليزية (جيد جداً)', ['ar native', 'en advanced']],
  ['Arabe : langue maternelle, Anglais : notions', ['ar native', 'en beginner']],
  ['English ●●●●○', ['en undefined']],
])('languages keep the levels beside them: %j', (text, levels) =>
  expect(read(`Languages\n${text}`).languages.map(({ value }) => `${value.id} ${value.level}`)).toEqual(levels),
)

test.each([
  ['Summary\nNine years of experience in product companies, all of them small.', 9],
  ['Years of experience: 7\nSkills\nGo', 7],
  ['نبذة\nمهندسة ولديّ ست سنوات من الخبرة بين البحث والمنتج', 6],
  ['نبذة\nبخبرة تتجاوز خمس عشرة سنة في القطاع المصرفي كله', 15],
  ["Profil\nIngénieure avec 8 ans d'expérience dans le cloud", 8],
  ['Summary\nFounded nine years ago, the company has three offices and a garden.', undefined],
])('years said in words are years: %j', (text, years) => expect(read(text).experience?.value.years).toBe(years))

test('the foot of a page is no part of what was done', () => {
  const [job] = read('Experience\nEngineer, Acme Inc., 2019 - 2020\n- Built it\nLayla Haddad — Page 1 of 2').experiences
  expect(job?.responsibility?.value).toBe('Built it')
})

test.each([
  ['BSc in Physics, NUST, 2016', 'NUST', 0.6],
  ['BSc in Physics, University of Jordan, 2016', 'University of Jordan', 0.9],
  ['BSc in Physics\nGPA 3.4 of 4\n2016', undefined, undefined],
])('a school nobody calls one is a guess: %j', (text, school, confidence) => {
  const [study] = read(`Education\n${text}`).educations
  expect([study?.school?.value, study?.school?.confidence]).toEqual([school, confidence])
})
