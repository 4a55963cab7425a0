import { expect, test } from 'vitest'
import { googleLink, outlookLink } from './calendar-links.ts'

const entry = {
  title: 'مقابلة مع سوق',
  start: '2026-11-19T11:00:00.000Z',
  end: '2026-11-19T11:45:00.000Z',
  link: 'https://fareeq.test/room/1?a=b&c=d',
}

test('an interview is written into other calendars by its moments, whatever their zone', () => {
  const google = new URL(googleLink(entry)).searchParams
  expect(Object.fromEntries(google)).toMatchObject({
    action: 'TEMPLATE',
    text: entry.title,
    dates: '20261119T110000Z/20261119T114500Z',
    location: entry.link,
  })
  const outlook = new URL(outlookLink(entry)).searchParams
  expect(Object.fromEntries(outlook)).toMatchObject({
    rru: 'addevent',
    subject: entry.title,
    startdt: entry.start,
    enddt: entry.end,
    location: entry.link,
  })
})
