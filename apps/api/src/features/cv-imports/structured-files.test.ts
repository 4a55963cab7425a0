import { cvImportsContract as contract } from '@fareeq/domain/cv-imports/contract.ts'
import { CV_UPLOAD } from '@fareeq/domain/cv-imports/rules.ts'
import { talentsContract } from '@fareeq/domain/talents/contract.ts'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type Member, freshStory } from '../../testing/story.ts'

let layla: Member
await freshStory(async (story) => {
  layla = await story.talent()
})

function upload(bytes: Uint8Array, name: string) {
  const body = new FormData()
  body.set(CV_UPLOAD.field, new Blob([new Uint8Array(bytes)]), name)
  return layla.call(contract.importCv, { body })
}

const TABLES = {
  'Profile.csv':
    'First Name,Last Name,Headline,Summary,Geo Location,Websites\nLayla,Haddad,Backend Developer,"I build, and ""keep"",\nwhat people rely on.","Amman, Jordan",[OTHER:https://github.com/layla]\n',
  'Positions.csv':
    '\uFEFFCompany Name,Title,Description,Location,Started On,Finished On\r\nAcme,Backend Developer,"Payments,\r\nand more",Amman,Mar 2019,\r\nGlobex,Developer,,,2016,Feb 2019\r\n',
  'Email Addresses.csv': 'Email Address,Confirmed,Primary,Updated On\nlayla@example.com,Yes,Yes,\n',
  'PhoneNumbers.csv': 'Extension,Number,Type\n,+962 79 123 4567,Mobile\n',
  'Skills.csv': 'Name\nGo\nPostgreSQL\nDocker\n',
  'Connections.csv': 'Notes:\n"not ours to read"\n',
}
const archive = (tables: Record<string, string> = TABLES, folder = '') =>
  zipSync(Object.fromEntries(Object.entries(tables).map(([name, text]) => [folder + name, strToU8(text)])))

const RESUME = {
  basics: {
    name: 'Layla Haddad',
    label: 'Backend Developer',
    email: 'layla@example.com',
    phone: '+962791234567',
    location: { countryCode: 'JO' },
  },
  work: [{ name: 'Acme', position: 'Backend Developer', startDate: '2019-03', summary: 'Payments,\nand more' }],
  skills: [{ name: 'Go' }, { name: 'PostgreSQL' }, { name: 'Docker' }],
}
const json = (value: unknown) => Buffer.from(JSON.stringify(value))

test.each([
  ['resume.json', () => json(RESUME), { at: 'work[0]', lines: [], text: 'position: Backend Developer' }],
  [
    'resume.json in UTF-16',
    () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(JSON.stringify(RESUME), 'utf16le')]),
    { at: 'work[0]', lines: [], text: 'position: Backend Developer' },
  ],
  ['linkedin.zip', () => archive(), { at: 'Positions.csv', lines: [2], text: 'Title: Backend Developer' }],
  [
    'linkedin.zip packed again',
    () => archive(TABLES, 'Basic_LinkedInDataExport/'),
    { at: 'Positions.csv', lines: [2], text: 'Title: Backend Developer' },
  ],
])('%s is read like a CV: each field with its place, nothing saved, one reading spent', async (what, make, source) => {
  const { status, body } = await upload(make(), what.split(' ')[0]!)
  expect([status, body.data?.remaining]).toEqual([200, 2])
  expect(body.data.proposal).toMatchObject({
    name: { value: 'Layla Haddad' },
    email: { value: 'layla@example.com' },
    phone: { value: '+962791234567' },
    country: { value: 'JO' },
    role: { value: 'backend_developer' },
    experiences: expect.arrayContaining([
      expect.objectContaining({
        title: { value: 'Backend Developer', source, confidence: expect.any(Number) },
        start: expect.objectContaining({ value: '2019-03' }),
        responsibility: expect.objectContaining({ value: 'Payments,\nand more' }),
      }),
    ]),
    skills: [{ value: 'go' }, { value: 'postgresql' }, { value: 'docker' }],
  })
  expect(JSON.stringify(body)).not.toContain('not ours to read')
  expect((await layla.call(contract.lastCvImport)).body.data.last.proposal).toEqual(body.data.proposal)
  expect((await layla.call(talentsContract.profile)).body.data).toMatchObject({ skills: [], experiences: [] })
})

test('a table counts its lines as an editor does', async () => {
  const { body } = await upload(archive(), 'linkedin.zip')
  const [, second] = body.data.proposal.experiences
  expect(second.company).toMatchObject({ value: 'Globex', source: { at: 'Positions.csv', lines: [4] } })
})

test('a plain csv stays what it was: a list of names and values', async () => {
  const { status, body } = await upload(
    Buffer.from('name,Layla Haddad\nemail,layla@example.com\ntitle,Backend Developer\nskills,"Go, Docker, PostgreSQL"'),
    'Positions.csv',
  )
  expect([status, body.data?.proposal.name]).toMatchObject([200, { value: 'Layla Haddad', source: { lines: [1] } }])
  expect(body.data.proposal.name.source).not.toHaveProperty('at')
})
