import { cvImportsContract } from '@fareeq/domain/cv-imports/contract.ts'
import { CV_UPLOAD } from '@fareeq/domain/cv-imports/rules.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import {
  certificationsContract,
  educationsContract,
  experiencesContract,
} from '@fareeq/domain/talents/contract-entries.ts'
import { exportContract as contract } from '@fareeq/domain/talents/contract-export.ts'
import { PHOTO_UPLOAD } from '@fareeq/domain/talents/profile/rules-photos.ts'
import { talentsContract } from '@fareeq/domain/talents/contract.ts'
import { jsonResume } from '@fareeq/domain/talents/schema-json-resume.ts'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { takeTest } from '../../testing/assessments.ts'
import { liveTalent } from '../../testing/market.ts'
import { type Member, type Person, freshStory } from '../../testing/story.ts'

let layla: Member
const story = await freshStory(async (story) => {
  layla = await story.talent({ phone: '0791234567' })
})

/** A profile with every field. */
async function lived(person: Member) {
  await person.call(talentsContract.savePersonalInfo, {
    body: {
      role: 'backend_developer',
      experience: { years: 7, months: 0 },
      linkedin: 'linkedin.com/in/layla',
      accounts: ['github.com/layla'],
    },
  })
  await person.call(talentsContract.saveBio, {
    body: {
      bio: {
        ar: 'مهندسة أبني أنظمة يعتمد عليها الناس بلغة C# كل يوم.',
        en: 'I build what people rely on every day, in C#.',
      },
    },
  })
  await person.call(talentsContract.saveSkills, { body: { skills: ['c-sharp', 'node-js', 'postgresql'] } })
  await person.call(talentsContract.saveLanguages, { body: { languages: [{ id: 'ar', level: 'native' }] } })
  const job = {
    title: 'Backend Developer',
    company: 'شركة الأفق',
    current: true,
    start: '2021-03',
    end: null,
    responsibility: 'Payments in Node.js',
  }
  await person.call(experiencesContract.create, { body: job })
  await person.call(educationsContract.create, {
    body: {
      school: 'University of Jordan',
      degree: 'BSc',
      field: 'Computer Science',
      undergraduate: false,
      start: '2013-09',
      end: '2017-06',
    },
  })
  await person.call(certificationsContract.create, {
    body: { name: 'CKA', organisation: 'CNCF', no_expiry: true, issued: '2024-03' },
  })
  await person.call(talentsContract.confirmTerms, {
    body: { availability: { full_time: true, part_time: false, timing: 'immediately' }, salaries: { full_time: 4321 } },
  })
  await story.db.run(sql`update users set phone_verified_at = ${story.now()} where id = ${person.user.id}`)
}

async function printed(person: Person, lang: Lang) {
  const response = await fetch(`${story.origin}/api/users/profile/export?format=pdf&lang=${lang}`, {
    headers: { authorization: `Bearer ${person.token}` },
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes }
}
async function wordsOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true })
  return text.normalize('NFKC').replace(/\s+/g, ' ')
}
const readBack = async (bytes: Uint8Array, name: string, person: Member = layla) => {
  const body = new FormData()
  body.set(CV_UPLOAD.field, new Blob([bytes.slice()]), name)
  return (await person.call(cvImportsContract.importCv, { body })).body.data?.proposal
}

test.each([
  ['ar', ['الخبرات', 'مهندسة', 'حداد', 'شركة', 'اللغة', 'مارس']],
  ['en', ['Experience', 'I build what people rely on every day, in C#.', 'Mar 2021 – present', 'Arabic', 'Native']],
] as const)('a CV on paper says what the profile says, and can be read again: %s', async (lang, words) => {
  await lived(layla)
  const photo = new FormData()
  const picture = await sharp({ create: { width: 90, height: 90, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  photo.set(PHOTO_UPLOAD.field, new Blob([new Uint8Array(picture)]), 'me.png')
  expect((await layla.send('POST', '/api/users/uploadImage', photo)).status).toBe(200)
  const { status, headers, bytes } = await printed(layla, lang)
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(headers.get('content-disposition')).toBe(`attachment; filename="fareeq-cv-${lang}.pdf"`)
  expect(Buffer.from(bytes).includes('/Image')).toBe(true)
  const text = await wordsOf(bytes)
  for (const word of [
    ...words,
    'Node.js',
    'C#',
    'PostgreSQL',
    'University of Jordan',
    'linkedin.com/in/layla',
    layla.email,
  ])
    expect(text).toContain(word)
  expect(text).not.toContain('4321')
  expect(await readBack(bytes, 'cv.pdf')).toMatchObject({
    name: { value: 'ليلى حداد' },
    email: { value: layla.email },
    phone: { value: layla.user.phone },
    languages: [{ value: { id: 'ar', level: 'native' } }],
  })
})

test('a CV on paper names the skills whose assessment was passed', async () => {
  const talent = await liveTalent(story)
  await talent.call(talentsContract.saveSkills, { body: { skills: ['c-sharp', 'node-js'] } })
  await takeTest(story, talent, 'node-js', 20)
  expect(await wordsOf((await printed(talent, 'en')).bytes)).toMatch(/Skills proven by assessment Node\.js Skills C#/)
})

test('JSON Resume keeps to its schema and proposes the same when it is read in by somebody else', async () => {
  await lived(layla)
  const { status, headers, body } = await layla.call(contract.exportProfile, {
    query: { format: 'json-resume', lang: 'en' },
  })
  expect([status, headers.get('content-disposition')]).toEqual([200, 'attachment; filename="resume.json"'])
  expect(jsonResume().parse(body)).toEqual(body)
  const proposal = await readBack(new TextEncoder().encode(JSON.stringify(body)), 'resume.json', await story.talent())
  expect(proposal).toMatchObject({
    name: { value: 'ليلى حدّاد', source: { at: 'basics', text: 'name: ليلى حدّاد' } },
    role: { value: 'backend_developer' },
    experiences: [{ title: { value: 'Backend Developer', source: { at: 'work[0]' } }, current: { value: true } }],
    certifications: [{ name: { value: 'CKA' } }],
    skills: [{ value: 'c-sharp' }, { value: 'node-js' }, { value: 'postgresql' }],
  })
})

test('only one’s own, in the language one reads; a number that is not proved is not on it', async () => {
  await lived(layla)
  const other = await story.talent({}, 'ar')
  const { headers, body } = await other.call(contract.exportProfile, { query: { format: 'json-resume' } })
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body.basics).toEqual({ name: 'ليلى حدّاد', email: other.email, location: { countryCode: 'JO' }, profiles: [] })
  const text = await wordsOf((await printed(other, 'en')).bytes)
  expect([text.includes(other.email), text.includes(layla.email), text.includes('+962')]).toEqual([true, false, false])
  expect((await (await story.client()).call(contract.exportProfile, { query: { format: 'pdf' } })).status).toBe(403)
  expect((await story.person().call(contract.exportProfile, { query: { format: 'pdf' } })).status).toBe(401)
  expect((await layla.send('GET', '/api/users/profile/export?format=exe')).status).toBe(422)
})
