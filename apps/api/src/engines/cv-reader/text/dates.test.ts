import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { periodIn } from './dates.ts'

const read = (text: string) => {
  const period = periodIn(text)
  return period && [period.start ?? period.single ?? null, period.current ? 'now' : (period.end ?? null)]
}

describe('a period is read however it is written', () => {
  test.each([
    ['Jan 2020 – Mar 2022', '2020-01', '2022-03'],
    ['January 2020 - Present', '2020-01', 'now'],
    ['03/2017 – 12/2020', '2017-03', '2020-12'],
    ['3/2017 to 12/2020', '2017-03', '2020-12'],
    ['2019/04 – 2021/11', '2019-04', '2021-11'],
    ['2019-04 – 2021-11', '2019-04', '2021-11'],
    ['09.2018 – 01.2020', '2018-09', '2020-01'],
    ["Sept. '18 – Dec. '20", '2018-09', '2020-12'],
    ['September, 2018 — May, 2020', '2018-09', '2020-05'],
    ['2012 - 2016', '2012', '2016'],
    ['2012–2016', '2012', '2016'],
    ['2016 - 2012', '2012', '2016'],
    ['2019 to date', '2019', 'now'],
    ['Since March 2020', '2020-03', 'now'],
    ['Jan – Mar 2020', '2020-01', '2020-03'],
    ['1 Jan 2020 - 31 Mar 2021', '2020-01', '2021-03'],
    ['25/03/2017 - 28/12/2020', '2017-03', '2020-12'],
    ['2017-03-25 – 2020-12-01', '2017-03', '2020-12'],
    ['يناير 2021 – حتى الآن', '2021-01', 'now'],
    ['يناير ٢٠٢١ – مارس ٢٠٢٢', '2021-01', '2022-03'],
    ['من يناير 2020 إلى مارس 2022', '2020-01', '2022-03'],
    ['آذار 2017 - كانون الأول 2020', '2017-03', '2020-12'],
    ['كانون الثاني ٢٠١٧ إلى تشرين الثاني ٢٠١٩', '2017-01', '2019-11'],
    ['جويلية 2018 – أوت 2019', '2018-07', '2019-08'],
    ['غشت 2018 – دجنبر 2019', '2018-08', '2019-12'],
    ['٠٣/٢٠١٧ - ١٢/٢٠٢٠', '2017-03', '2020-12'],
    ['٢٠١٢ - ٢٠١٦', '2012', '2016'],
    ['منذ 2019', '2019', 'now'],
    ['منذ عام 2019', '2019', 'now'],
    ['1440هـ / 2019م - حتى تاريخه', '2019', 'now'],
    ['1434هـ / 2013م - 1439هـ / 2018م', '2013', '2018'],
    ['شهر يناير 2020 حتى شهر مارس 2021', '2020-01', '2021-03'],
    ['Septembre 2020 – aujourd’hui', '2020-09', 'now'],
    ['Févr. 2017 - Août 2020', '2017-02', '2020-08'],
    ['2020-02 .. 2021-03', '2020-02', '2021-03'],
    ['2019 إلى الوقت الحالي', '2019', 'now'],
  ])('%s', (text, start, end) => expect(read(text)).toEqual([start, end]))
})

test.each([
  ['03/04/2017 is a month of 2017, and nobody knows which', '03/04/2017', '2017'],
  ['05/05/2017 is May either way', '05/05/2017', '2017-05'],
  ['a year alone has no month', 'Class of 2016', '2016'],
  ['a season is no month', 'Summer 2018', '2018'],
  ['a Hijri year beside ours is the same date', '1433هـ (2012م)', '2012'],
])('%s', (_, text, date) => expect(periodIn(text)).toMatchObject({ single: date }))

test.each(['شوال 1440 هـ – رجب 1442 هـ', '1438 - 1442', '1440هـ'])(
  'the Hijri calendar is recognised and not converted: %s',
  (text) => expect(periodIn(text)).toMatchObject({ hijri: true, current: false }),
)

test.each([
  'Built a service for 20,000 users',
  'May I help you',
  '+962 79 123 4567',
  'رمضان كريم',
  'Room 2050+',
  'version 1.12.3',
  '',
])('no date: %s', (text) => expect(periodIn(text)).toBeNull())

test.each([
  ['Engineer, Acme (Jan 2020 – Mar 2022)', 'Engineer, Acme'],
  ['Jan 2020 – Present: Engineer, Acme', 'Engineer, Acme'],
  ['Engineer | 2019 - 2021 (2 yrs 3 mos) | Acme', 'Engineer | Acme'],
  ['مهندس، أفق (من يناير 2020 إلى الآن)', 'مهندس، أفق'],
])('what is left of %s without its dates', (text, rest) =>
  expect(periodIn(text)?.rest.replace(/\s+\|\s+\|\s+/, ' | ')).toBe(rest),
)

test('any text is read without a fault, quickly, and a start is never after its end', () => {
  const bit = fc.constantFrom(
    'Jan',
    '2020',
    ' – ',
    '/',
    '03',
    "'18",
    'حتى الآن',
    'آذار',
    '٢٠١٩',
    '1440',
    ' ',
    'to',
    '(',
    '-',
    '.',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.array(bit).map((bits) => bits.join('')),
      ),
      (text) => {
        const period = periodIn(text)
        if (period?.start && period.end) expect(period.start.slice(0, 4) <= period.end.slice(0, 4)).toBe(true)
      },
    ),
  )
})
