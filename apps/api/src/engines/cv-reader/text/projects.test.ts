import { expect, test } from 'vitest'
import { catalogueLexicon } from '../lexicon/catalogue.ts'
import { readCv } from './read-text.ts'

const lexicon = catalogueLexicon()
const read = (text: string) =>
  readCv(
    text.split('\n').map((text) => ({ text })),
    lexicon,
    new Date('2026-11-15T09:00:00Z'),
  )
type Read = { name?: string; type?: string; link?: string }
const projectsIn = (text: string): Read[] =>
  (read(text).projects ?? []).map((one) =>
    Object.fromEntries(Object.entries(one).map(([field, reading]) => [field, reading?.value])),
  )

test.each<[string, string, Read[]]>([
  [
    'a name before its description',
    'Projects\nPassport renewal online (2019): intake and payment.\nSchool portal – two million lookups on the first morning.',
    [{ name: 'Passport renewal online' }, { name: 'School portal' }],
  ],
  [
    'bullets below a name describe it',
    'SIDE PROJECTS\nRiwaq | https://riwaq.example.com\n• A learning platform for libraries\n• Technologies: Go, Redis\nBus Map, 2021\n• Reads timetables',
    [{ name: 'Riwaq', type: 'learning-platform', link: 'https://riwaq.example.com' }, { name: 'Bus Map' }],
  ],
  [
    'bullets alone are projects',
    'Key Projects\n• Atlas: a dashboard for teachers\n• Nile – github.com/someone/nile',
    [{ name: 'Atlas' }, { name: 'Nile', link: 'https://github.com/someone/nile' }],
  ],
  [
    'Arabic, with the type where the text names it',
    'المشاريع\nمنصة سطور: تطبيق ويب لإدارة المكتبات\nدليل الحافلات، خريطة لخطوط المدينة\nالتقنيات: React',
    [{ name: 'منصة سطور', type: 'web-app' }, { name: 'دليل الحافلات' }],
  ],
  ['a sentence is no name', 'Projects\nI enjoy building small tools for friends and family every weekend.', []],
])('%s', (_, text, expected) => expect(projectsIn(`Layla Haddad\nlayla@example.com\n${text}`)).toEqual(expected))

test('managing projects is a skill, and opens no section', () => {
  const { projects, skills } = read('ليلى حداد\nالمهارات\nJira\nإدارة المشاريع\nScrum')
  expect([projects, skills.map(({ value }) => value)]).toEqual([[], ['jira', 'project-management', 'scrum']])
})

test('a link of a project is not one of the person', () => {
  expect(read('Layla Haddad\nProjects\nAtlas https://atlas.example.com').links).toEqual([])
})
