import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { utm as signUpUtm } from '../accounts/schema.ts'
import { DAY, after } from '../kernel/time/time.ts'
import { readHref } from '../navigation/hrefs.ts'
import { mentionsUtm, type Touches, type Utm, UTM_KEYS, readTouches, readUtm, touch, writeTouches } from './rules.ts'

const now = new Date('2026-11-15T22:30:00Z')
const later = (days: number) => after(now, days * DAY)
const from = (utm_source: string): Utm => ({ utm_source })
const arrival = (href: string) => readUtm(readHref(href).query)

describe('where a visitor came from', () => {
  test('the five labels of a campaign are read from the address [E-065]', () => {
    const href =
      '/?utm_source=google&utm_medium=cpc&utm_campaign=%D8%B1%D9%85%D8%B6%D8%A7%D9%86&utm_term=react&utm_content=a'
    expect(arrival(href)).toEqual({
      utm_source: 'google',
      utm_medium: 'cpc',
      utm_campaign: 'رمضان',
      utm_term: 'react',
      utm_content: 'a',
    })
  })

  test('the eight click ids are read from the address [E-067]', () => {
    const ids = ['gclid', 'dclid', 'gbraid', 'wbraid', 'fbclid', 'ttclid', 'twclid', 'li_fat_id']
    const href = `/home/talent?${ids.map((id) => `${id}=${id}-1`).join('&')}`
    expect(arrival(href)).toEqual(Object.fromEntries(ids.map((id) => [id, `${id}-1`])))
  })

  test('whatsapp in any letters is Whapp, and only as a source [E-066]', () => {
    for (const spelling of ['whatsapp', 'WhatsApp', 'WHATSAPP', '%20whatsapp%20'])
      expect(arrival(`/?utm_source=${spelling}&utm_medium=whatsapp`)).toEqual({
        utm_source: 'Whapp',
        utm_medium: 'whatsapp',
      })
    expect(arrival('/?utm_source=whatsapp-group')).toEqual({ utm_source: 'whatsapp-group' })
  })

  test.each([
    ['names in other letters', '/?UTM_Source=x', { utm_source: 'x' }],
    ['nothing said', '/?utm_source=&utm_medium=%20', {}],
    ['other names', '/?source=x&token=1', {}],
    ['what cannot be kept', '/?utm_source=a%00b%E2%80%8Fc', { utm_source: 'abc' }],
    ['a broken escape', '/?utm_source=100%', { utm_source: '100%' }],
    ['no end', `/?gclid=${'x'.repeat(900)}`, { gclid: 'x'.repeat(300) }],
    ['a name of every object', '/?__proto__=x&constructor=y', {}],
  ])('%s', (_, href, expected) => expect(arrival(href)).toEqual(expected))
})

test('a quick look finds each of the thirteen, in any letters, and nothing in a plain address', () => {
  for (const key of UTM_KEYS)
    for (const name of [key, key.toUpperCase()]) expect([name, mentionsUtm(`/?a=b&${name}=x`)]).toEqual([name, true])
  for (const href of ['/', '/home/client?type=1&lang=ar', '/utm_source', '/login?redirect=%2Fgclid'])
    expect([href, mentionsUtm(href)]).toEqual([href, false])
})

describe('first and last touch', () => {
  const google = touch(null, from('google'), now)

  test('the first is kept while the last changes; an arrival that says nothing changes nothing', () => {
    expect(touch(null, {}, now)).toBeNull()
    expect(google).toEqual({ first: { at: '2026-11-15', utm: from('google') }, last: google?.first })
    const both = touch(google, from('Whapp'), later(10))
    expect(both).toEqual({ first: google?.first, last: { at: '2026-11-25', utm: from('Whapp') } })
    expect(touch(both, {}, later(11))).toEqual(both)
  })

  test('each is forgotten after 90 days; the first is then followed by the last', () => {
    const both = touch(google, from('Whapp'), later(60))
    expect(touch(both, {}, later(90))).toEqual(both)
    expect(touch(both, {}, later(91))).toEqual({ first: both?.last, last: both?.last })
    expect(touch(both, {}, later(150))).toEqual({ first: both?.last, last: both?.last })
    expect(touch(both, {}, later(151))).toBeNull()
    expect(touch(both, from('x'), later(151))?.first.utm).toEqual(from('x'))
  })

  test('the same link again renews the last touch and leaves the first', () => {
    expect(touch(google, from('google'), later(80))).toEqual({
      first: google?.first,
      last: { at: '2027-02-03', utm: from('google') },
    })
  })

  test('a day of the future was written by a clock that was wrong, and is not kept for ever', () => {
    expect(touch(google, {}, later(-2))).toBeNull()
  })
})

const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.constantFrom('whatsapp', ' ', 'نص', 'x'))
const utm = fc.dictionary(fc.constantFrom(...UTM_KEYS), text).map((query) => readUtm(query))
const touches = fc
  .array(fc.record({ utm, days: fc.integer({ min: 0, max: 60 }) }), { minLength: 1, maxLength: 4 })
  .map((arrivals) => {
    let [attribution, moment]: [Touches | null, Date] = [null, now]
    for (const arrival of arrivals)
      attribution = touch(attribution, arrival.utm, (moment = after(moment, arrival.days * DAY)))
    return attribution
  })

describe('as the browser keeps them', () => {
  test('whatever was in the addresses, a sign-up may attach what is kept', () => {
    const schema = signUpUtm()
    fc.assert(
      fc.property(touches, (attribution) => {
        if (!attribution) return
        const flat = writeTouches(attribution)
        expect(z.safeParse(schema, flat)).toEqual({ success: true, data: flat })
        expect(JSON.stringify(flat).isWellFormed() && !JSON.stringify(flat).includes('\\u0000')).toBe(true)
      }),
    )
  })

  test('what is kept is read as it was written, as far as there is room', () => {
    fc.assert(
      fc.property(touches, (attribution) => {
        if (!attribution || Object.keys(attribution.first.utm).length + Object.keys(attribution.last.utm).length > 11)
          return
        expect(readTouches(writeTouches(attribution))).toEqual(attribution)
      }),
    )
    const all = Object.fromEntries(UTM_KEYS.map((key) => [key, 'x']))
    const full = touch(touch(null, from('first'), now), all, now)!
    expect(Object.keys(writeTouches(full))).toEqual([...UTM_KEYS.slice(0, 12), 'at'])
    expect(Object.keys(writeTouches({ ...full, last: { at: '2026-11-20', utm: from('y') } }))).toEqual([
      'utm_source',
      'at',
      'first_at',
      'first_utm_source',
    ])
  })

  test('what others wrote there counts as nothing', () => {
    const others: (Record<string, string> | undefined)[] = [undefined, {}, { utm_source: 'x' }, { at: 'soon' }]
    expect(others.map(readTouches)).toEqual([null, null, null, null])
    expect(readTouches({ at: '2026-11-15', utm_source: 'x', first_at: 'never' })?.first.at).toBe('2026-11-15')
  })
})
