import { expect, test } from 'vitest'
import { partsOfNote } from '../selections/rules-notes.ts'
import { choicesFor, personOf, splitName, usualChoice } from './rules.ts'
import { candidatesIn, isUsable, layoutOf, recordOf, recordOfJson } from './rules-columns.ts'

const LAYLA = { name: 'Layla Haddad', email: 'Layla@Mail.example' }

test.each([
  ['ليلى حدّاد', 'ليلى', 'حدّاد'],
  ['عبد الله بن سالم', 'عبد الله', 'بن سالم'],
  ['Abdul Rahman Saleh', 'Abdul Rahman', 'Saleh'],
  ['عبد الله', 'عبد', 'الله'],
  ['Cher', 'Cher', ''],
])('%s is a first and a last name', (name, first_name, last_name) => {
  expect(splitName(name)).toEqual({ first_name, last_name })
})

test('headings are read in either language, whatever their spelling; what is unknown is named and left behind', () => {
  const layout = layoutOf(['Candidate Name', 'E-mail', 'رقم الجوال', 'Headline', 'Salary wish', 'Name', ''])
  expect(layout.columns).toEqual(['name', 'email', 'phone', 'headline', undefined, undefined, undefined])
  expect(layout.ignored).toEqual(['Salary wish', 'Name'])
  expect(isUsable(layout)).toBe(true)
  expect(isUsable(layoutOf(['Email', 'Phone']))).toBe(false)
})

test('a formula stays text, the guard of a spreadsheet is taken off, and a note is read by its fields', () => {
  const layout = layoutOf(['Name', 'Email', 'Phone', 'Headline'])
  const record = recordOf(layout, ['Layla Haddad', 'layla@mail.example', "'+966501234567", '=HYPERLINK("http://x")'])
  expect(record).toMatchObject({ phone: '+966501234567', headline: '=HYPERLINK("http://x")' })
  expect(personOf(record)).toMatchObject({ person: { note: 'Workable\nheadline: =HYPERLINK("http://x")' } })
  expect(partsOfNote('Workable\nheadline: QA\njob: Lead\nof all: tests')).toEqual([
    { field: 'headline', text: 'QA' },
    { field: 'job', text: 'Lead\nof all: tests' },
  ])
  expect([partsOfNote('Workable'), partsOfNote('Workable\nis over'), partsOfNote('job: x')]).toEqual([[], null, null])
  expect(personOf({ ...LAYLA, name: '=1+1 Haddad' })).toMatchObject({ faults: [{ field: 'first_name' }] })
})

test.each([
  ['+966 50 123 4567', '+966501234567'],
  ['966501234567', '+966501234567'],
  ['٠٠٩٦٦٥٠١٢٣٤٥٦٧', '+966501234567'],
  ['0501234567', null],
  ['9.66501E+11', null],
])('the phone %s is taken over only when it names its country, else it stays in the note', (phone, e164) => {
  const note = e164 ? 'Workable' : `Workable\nphone: ${phone}`
  expect(personOf({ ...LAYLA, phone })).toMatchObject({ person: { phone: e164, note } })
})

test('skills and role of the catalogue are known; a link is one of LinkedIn or none; the address is in small letters', () => {
  const record = { ...LAYLA, skills: 'Node.js; Juggling, postgresql', headline: 'Backend Developer' }
  expect(personOf({ ...record, linkedin: 'linkedin.com/in/layla' })).toMatchObject({
    person: {
      email: 'layla@mail.example',
      skills: ['node-js', 'postgresql'],
      role: 'backend_developer',
      linkedin: 'https://linkedin.com/in/layla',
    },
  })
  expect(personOf({ ...record, linkedin: 'https://evil.example/linkedin.com' })).toMatchObject({
    person: { linkedin: null, note: expect.stringContaining('linkedin: https://evil.example/linkedin.com') },
  })
})

test('records of the API are read, too', () => {
  const candidate = {
    firstname: 'Layla',
    lastname: 'Haddad',
    email: 'layla@mail.example',
    job: { shortcode: 'X', title: 'Backend' },
    skills: [{ name: 'Go' }],
    social_profiles: [
      { type: 'github', url: 'x' },
      { type: 'linkedin', url: 'https://www.linkedin.com/in/l' },
    ],
    location: { location_str: 'Amman, Jordan' },
    resume_url: 'https://x',
  }
  expect(recordOfJson(candidate)).toEqual({
    record: {
      first_name: 'Layla',
      last_name: 'Haddad',
      email: 'layla@mail.example',
      job: 'Backend',
      skills: 'Go',
      linkedin: 'https://www.linkedin.com/in/l',
      address: 'Amman, Jordan',
    },
    ignored: ['resume_url'],
  })
  expect([candidatesIn({ candidates: [1] }), candidatesIn([2]), candidatesIn({ a: 1 }), candidatesIn('x')]).toEqual([
    [1],
    [2],
    null,
    null,
  ])
  expect(recordOfJson(['x'])).toBeNull()
})

test('only a mail is sure to be the same person; one address opens one account', () => {
  expect([usualChoice('new', null), usualChoice('duplicate', 'mail'), usualChoice('duplicate', 'name')]).toEqual([
    'import',
    'note',
    'skip',
  ])
  expect(choicesFor('duplicate', 'mail')).not.toContain('import')
  expect(choicesFor('faulty', null)).toEqual(['skip'])
})
