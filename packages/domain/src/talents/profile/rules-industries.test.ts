import { describe, expect, test } from 'vitest'
import { industries } from '../../catalogue/rules-lists.ts'
import { LANGS } from '../../kernel/language/locale.ts'
import { proposedIndustries } from './rules-industries.ts'
import type { Profile } from '../schema-profile.ts'

const meta = { id: '018f0000-0000-7000-8000-000000000001', version: 1 }
const job = (company: string, responsibility: string | null = null) => ({
  ...meta,
  title: 'Software Engineer, Media',
  company,
  current: true,
  start: '2020-01',
  end: null,
  responsibility,
})
const projectOf = (type: string, name = 'Atlas') => ({ ...meta, name, type, link: null })

type Work = { experiences?: Profile['experiences']; projects?: Profile['projects']; chosen?: string[] }
const proposed = ({ experiences = [], projects = [], chosen = [] }: Work, lang: 'ar' | 'en' = 'en') =>
  proposedIndustries(
    { experiences, projects, basicInfo: { industries: chosen } } as unknown as Profile,
    industries(lang),
  )
    .map(({ id }) => id)
    .toSorted()

describe('the industries somebody’s work names are proposed', () => {
  test.each<[string, Work, string[]]>([
    ['an employer', { experiences: [job('Al Rajhi Bank')] }, ['banking']],
    ['an employer in Arabic', { experiences: [job('بنك الجزيرة')] }, ['banking']],
    ['what was done there', { experiences: [job('Acme', 'Led the e-commerce checkout')] }, ['e-commerce']],
    ['a word with what is written onto it', { experiences: [job('أفق', 'أنظمة للمستشفيات وللتأمين')] }, ['insurance']],
    ['a kind of project', { projects: [projectOf('learning-platform'), projectOf('game')] }, ['education', 'gaming']],
    ['the name of a project', { projects: [projectOf('web-app', 'Hajj guide')] }, ['tourism']],
    ['said twice', { experiences: [job('A Bank'), job('B Bank', 'banking')] }, ['banking']],
  ])('%s', (_, work, ids) => {
    for (const lang of LANGS) expect(proposed(work, lang)).toEqual(ids)
  })

  test.each<[string, Work]>([
    ['nothing is said', {}],
    ['it is chosen already', { experiences: [job('A Bank')], chosen: ['banking'] }],
    ['a word only begins like one', { experiences: [job('Banksy', 'Retailoring games-like otherness')] }],
    ['it is only the title', { experiences: [job('Acme', 'the other things')] }],
    ['a project could be anybody’s', { projects: [projectOf('web-app'), projectOf('other')] }],
  ])('none when %s', (_, work) => expect(proposed(work).filter((id) => id !== 'gaming')).toEqual([]))
})
