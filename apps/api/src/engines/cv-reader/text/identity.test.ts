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

test.each([
  ['مطوّر أنظمة خلفية', 'backend_developer'],
  ['مطوّرة أنظمة خلفية', 'backend_developer'],
  ['تطوير الأنظمة الخلفية', 'backend_developer'],
  ['Senior Backend Engineer', 'backend_developer'],
  ['مديرة منتج', 'product_manager'],
  ['مهندسة برمجيات خلفية', 'backend_developer'],
  ['مهندسة برمجيات أولى', 'software_developer'],
  ['مبرمجة', 'software_developer'],
  ['مطوّرة متكاملة', 'fullstack_developer'],
  ['مستشارة تقنية', 'technical_consultant'],
])('%s is a role of the catalogue, whoever says it of themselves', (title, role) => {
  expect(read(`ليلى حداد\nالمسمى الوظيفي: ${title}\nlayla@example.com`).role?.value).toBe(role)
})

describe('who it is', () => {
  test.each([
    ['Layla Haddad\nlayla@example.com', 'Layla Haddad'],
    ['CURRICULUM VITAE\nOmar Al-Khatib\nSoftware Engineer', 'Omar Al-Khatib'],
    ['Name: Sara Ben Youssef', 'Sara Ben Youssef'],
    ['Sara Ben Youssef | Data Analyst', 'Sara Ben Youssef'],
    ['السيرة الذاتية\nالاسم: عمر محمود الخطيب', 'عمر محمود الخطيب'],
    ['Software Engineer\nAmman, Jordan', undefined],
  ])('%j', (text, name) => expect(read(text).name?.value).toBe(name))

  test.each([
    ['+962 79 123 4567', '+962791234567'],
    ['00962791234567', '+962791234567'],
    ['الجوال: ٠٠٩٦٢٧٩١٢٣٤٥٦٧', '+962791234567'],
    ['4567 123 50 966+', '+966501234567'],
    ['966501234567+', '+966501234567'],
    ['Amman, Jordan\n079 123 4567', '+962791234567'],
    ['079 123 4567', undefined],
    ['Employee number 123456789012', undefined],
    ['2012 - 2016', undefined],
  ])('a number stands for itself or for the country that is named: %j', (text, phone) =>
    expect(read(text).phone?.value).toBe(phone),
  )

  test.each([
    ['Amman, Jordan', 'JO', 'Amman'],
    ['Address: 12 King St., Riyadh, Saudi Arabia', 'SA', 'Riyadh'],
    ['عمّان، الأردن', 'JO', 'عمّان'],
    ['مسقط، سلطنة عُمان', 'OM', 'مسقط'],
    ['عمان', undefined, undefined],
    ['Cairo', 'EG', 'Cairo'],
    ['Tripoli', undefined, undefined],
    ['Nationality: Jordanian', undefined, undefined],
  ])('where: %j', (text, country, city) => {
    const { country: land, city: town } = read(`Layla Haddad\n${text}`)
    expect([land?.value, town?.value]).toEqual([country, city])
  })

  test('a nationality is no residence, and a referee is not the person', () => {
    const cv = read(
      'Layla Haddad\nNationality: Jordanian\nlayla@example.com\nReferences\nDr. Samir, samir@other.example, +962 79 555 1234',
    )
    expect([cv.nationality?.value, cv.country, cv.email?.value, cv.phone]).toEqual([
      'JO',
      undefined,
      'layla@example.com',
      undefined,
    ])
  })

  test('links are told apart', () => {
    const { linkedin, links } = read(
      'Layla Haddad\nlinkedin.com/in/layla | https://github.com/layla | Portfolio: layla.dev | layla@example.com',
    )
    expect([linkedin?.value, links.map(({ value }) => value)]).toEqual([
      'https://linkedin.com/in/layla',
      ['https://github.com/layla', 'https://layla.dev'],
    ])
  })
})
