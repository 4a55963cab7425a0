import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBrief } from './read-brief.ts'
import type { BriefDraft } from '@fareeq/domain/site/schema-brief.ts'

type BriefText = {
  role?: string
  more?: (string | number | null)[][]
  skills?: string[]
  count?: number
  seniority?: string
  duration?: number
  availability?: string
  languages?: string[]
  start?: object | 'immediately'
}

/** The draft without its sources and empty fields, so that a test row lists everything that is read. */
function brief(draft: BriefDraft): BriefText {
  const { kind, weeks, month, year } = draft.start ?? {}
  return {
    ...(draft.role && { role: draft.role.value }),
    ...(draft.more_roles.length > 0 && { more: draft.more_roles.map(({ value, count }) => [value, count]) }),
    ...(draft.skills.length > 0 && { skills: draft.skills.map(({ value }) => value) }),
    ...(draft.count && { count: draft.count.value }),
    ...(draft.seniority && { seniority: draft.seniority.value }),
    ...(draft.duration && { duration: draft.duration.value }),
    ...(draft.availability && { availability: draft.availability.value }),
    ...(draft.languages.length > 0 && { languages: draft.languages.map(({ value }) => value) }),
    ...(kind === 'immediately' && { start: kind }),
    ...(kind === 'weeks' && { start: { weeks } }),
    ...(kind === 'month' && { start: { month, ...(year && { year }) } }),
  }
}

describe('a sentence becomes a draft', () => {
  test.each<[string, BriefText]>([
    // العربية
    [
      'نحتاج 3 مطوري واجهات أمامية خبراء في React لمدة 6 أشهر بدوام كامل',
      {
        role: 'frontend_developer',
        count: 3,
        skills: ['React'],
        seniority: 'senior',
        duration: 6,
        availability: 'full_time',
      },
    ],
    [
      'أبحث عن مطوّر Backend بخبرة 5 سنوات في Node.js وPostgreSQL',
      { role: 'backend_developer', count: 1, skills: ['Node.js', 'PostgreSQL'], seniority: 'senior' },
    ],
    // A number of several words is one number.
    ['نحتاج خمسة عشر مطورًا لمدة اثني عشر شهرًا', { role: 'software_developer', count: 15, duration: 12 }],
    ['ثلاث عشرة مطورة لثمانية عشر شهرًا', { role: 'software_developer', count: 13, duration: 18 }],
    ['عشرون مطور Android، أربعة وعشرون شهرًا', { role: 'android_developer', count: 20, duration: 24 }],
    ['twenty-five Android developers for thirty-six months', { role: 'android_developer', count: 25, duration: 36 }],
    ['eighteen months contract for two testers', { role: 'qa_engineer', count: 2, duration: 18 }],
    ['نريد مطورَين اثنين لتطبيق جوال بـFlutter', { role: 'mobile_developer', count: 2, skills: ['Flutter'] }],
    ['مطوران للأنظمة الخلفية وخبير DevOps', { role: 'backend_developer', count: 2, more: [['devops_engineer', 1]] }],
    ['مطلوب مهندسة بيانات تتقن الإنجليزية والعربية', { role: 'data_engineer', count: 1, languages: ['en', 'ar'] }],
    [
      'مصممة تجربة مستخدم واحدة، دوام جزئي، لثلاثة أشهر',
      { role: 'product_designer', count: 1, availability: 'part_time', duration: 3 },
    ],
    [
      'نحتاج مدير منتج ومصمم واجهات ومطوري جوال',
      {
        role: 'product_manager',
        count: 1,
        more: [
          ['product_designer', 1],
          ['mobile_developer', null],
        ],
      },
    ],
    [
      'خمسة مهندسي برمجيات لمدة سنة تبدأ في يناير 2027',
      { role: 'software_developer', count: 5, duration: 12, start: { month: 1, year: 2027 } },
    ],
    [
      'عايزين ٤ مبرمجين بايثون لمدة سنة ونصف',
      { role: 'backend_developer', count: 4, skills: ['Python'], duration: 18 },
    ],
    [
      'مطور متكامل مبتدئ، والبدء خلال أسبوعين',
      { role: 'fullstack_developer', count: 1, seniority: 'junior', start: { weeks: 2 } },
    ],
    [
      'نبحث عن مهندس DevOps فورًا لشركة في المملكة العربية السعودية',
      { role: 'devops_engineer', count: 1, start: 'immediately' },
    ],
    [
      'محلل بيانات يجيد Power BI وSQL بعد شهر',
      { role: 'data_analyst', count: 1, skills: ['Power BI', 'SQL'], start: { weeks: 4 } },
    ],
    [
      'مطور أندرويد بكوتلن متوسط الخبرة لستة أشهر',
      { role: 'android_developer', count: 1, skills: ['Kotlin'], seniority: 'mid', duration: 6 },
    ],
    ['نريد فريقًا من 4 مهندسين وقائد تقني', { role: 'software_developer', count: 4, more: [['tech_lead', 1]] }],
    ['مطور لارافيل بدون خبرة في WordPress', { role: 'backend_developer', count: 1, skills: ['Laravel'] }],
    ['من 3 إلى 6 أشهر، مطور أو مطوران', { role: 'software_developer', count: 1 }],
    ['نود توظيف مطور React JS لمتجر على سلة', { role: 'frontend_developer', count: 1, skills: ['React', 'Salla'] }],
    ['نحتاج مهندس مدني لمشروع برج', {}],
    ['نبني تطبيقًا للتجارة ونحتاج مساعدتكم', {}],
    ['شركتنا عمرها سنتان وعندنا 40 موظفًا', {}],
    // English
    [
      'We need two senior backend developers with Go and Kubernetes for 12 months, full-time.',
      {
        role: 'backend_developer',
        count: 2,
        skills: ['Go', 'Kubernetes'],
        seniority: 'senior',
        duration: 12,
        availability: 'full_time',
      },
    ],
    [
      'Looking for a React Native developer, part time, starting in March',
      {
        role: 'mobile_developer',
        count: 1,
        skills: ['React Native'],
        availability: 'part_time',
        start: { month: 3 },
      },
    ],
    [
      'A 6-month contract for a data scientist fluent in English',
      { role: 'data_scientist', count: 1, duration: 6, languages: ['en'] },
    ],
    [
      '3 QA engineers and 1 product manager ASAP',
      { role: 'qa_engineer', count: 3, more: [['product_manager', 1]], start: 'immediately' },
    ],
    [
      'iOS engineer, Swift, 7+ years of experience',
      { role: 'ios_developer', count: 1, skills: ['Swift'], seniority: 'senior' },
    ],
    ['junior or senior front-end devs, 2-3 people', { role: 'frontend_developer' }],
    ['We are a 5 year old company in the Arabic market', {}],
    ['Two Go developers for our SAP S/4HANA', { role: 'backend_developer', count: 2, skills: ['Go', 'SAP S/4HANA'] }],
    ['A scrum master who can express less and go far, on Monday', { role: 'scrum_master', count: 1 }],
    [
      'Full-stack developer (Next.js, TypeScript, AWS) to join within 3 weeks',
      { role: 'fullstack_developer', count: 1, skills: ['Next.js', 'TypeScript', 'AWS'], start: { weeks: 3 } },
    ],
    ['Angular 17 developers, no PHP please', { role: 'frontend_developer', skills: ['Angular'] }],
    [
      'One machine learning engineer with PyTorch for a year',
      { role: 'ai_engineer', count: 1, skills: ['PyTorch'], duration: 12 },
    ],
    ['We pay $2000 a month and may start in may 2027', { start: { month: 5, year: 2027 } }],
    [
      'Mid-level C# and .NET engineers; native Arabic speakers',
      { role: 'backend_developer', skills: ['C#', '.NET'], seniority: 'mid', languages: ['ar'] },
    ],
    [
      'an expert UI/UX designer with Figma, full time or part time',
      { role: 'product_designer', count: 1, skills: ['Figma'], seniority: 'senior' },
    ],
    // معًا
    [
      'محتاجين senior React developer دوام كامل لمدة 3 شهور',
      {
        role: 'frontend_developer',
        count: 1,
        skills: ['React'],
        seniority: 'senior',
        availability: 'full_time',
        duration: 3,
      },
    ],
    ['2 مطوري Backend بـ Node.js و Docker', { role: 'backend_developer', count: 2, skills: ['Node.js', 'Docker'] }],
  ])('%s', (text, expected) => expect(brief(readBrief(text, 'ar'))).toEqual(expected))
})

describe('nothing is invented', () => {
  const sources = (draft: BriefDraft): string[] =>
    [
      draft.role,
      draft.count,
      draft.seniority,
      draft.duration,
      draft.availability,
      draft.start,
      ...draft.more_roles,
      ...draft.skills,
      ...draft.languages,
    ]
      .filter((field) => field !== null)
      .map(({ source }) => source)

  const pieces = fc.constantFrom(
    'نحتاج',
    '3',
    'مطوري',
    'واجهات',
    'React',
    'لمدة',
    '6',
    'أشهر',
    'بدوام كامل',
    'خبير',
    '،',
    '.',
    'و',
    'إلى',
    'senior',
    'developer',
    'for',
    'a',
    'year',
    'بالعربية',
    'English',
    'speaks',
    'no',
    'in',
    'May',
    '٥',
    'سنوات',
    'خبرة',
    'ASAP',
    '👩🏽‍💻',
    '\u202e',
    'C++',
    '.NET',
    '-',
    'بعد',
    'أسبوعين',
  )

  test('every field shows the words it was read from, whatever the text', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof({ weight: 4, arbitrary: pieces }, fc.string()), { maxLength: 25 }), (words) => {
        const text = words.join(' ')
        for (const source of sources(readBrief(text, 'en'))) {
          expect(source).not.toBe('')
          expect(text).toContain(source)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('an empty text is an empty draft', () => {
    expect(brief(readBrief('', 'ar'))).toEqual({})
    expect(brief(readBrief('؟؟؟ … !!', 'en'))).toEqual({})
  })

  test('labels come in the language asked for, sources in the language written', () => {
    const { role, languages } = readBrief('مهندس بيانات يتحدث الإنجليزية', 'en')
    expect(role).toEqual({ value: 'data_engineer', label: 'Data engineer', source: 'مهندس بيانات' })
    expect(languages).toEqual([{ value: 'en', label: 'English', source: 'الإنجليزية' }])
  })

  test('the longest text is read to its end', () => {
    const { role } = readBrief('senior React developer لمدة 6 أشهر '.repeat(145).slice(0, 5000), 'ar')
    expect(role?.value).toBe('frontend_developer')
  })
})
