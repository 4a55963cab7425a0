import { expect, test } from 'vitest'
import { mailLayout, withReason } from './layout.ts'

const content = {
  title: 'رمز التحقق',
  preheader: 'صالح لعشر دقائق',
  paragraphs: ['السطر الأول\nالسطر الثاني', 'O\'Neil & <b onclick="x">sons</b>'],
  code: '4821',
  button: { label: 'الدخول', url: 'https://fareeq.test/login?a=1&b=2' },
  footer: 'تجاهل هذه الرسالة.',
}

test.each(['ar', 'en'] as const)('a mail in %s says its direction on the page and on its container', (lang) => {
  const { html } = mailLayout({ ...content, lang })
  const dir = lang === 'ar' ? 'rtl' : 'ltr'
  expect(html).toContain(`<html lang="${lang}" dir="${dir}">`)
  expect(html).toMatch(
    new RegExp(
      `<table role="presentation" dir="${dir}"[^>]*direction:${dir};text-align:${lang === 'ar' ? 'right' : 'left'}`,
    ),
  )
  expect(html).toContain(lang === 'ar' ? '>فريق<' : '>Fareeq<')
})

test('nothing in a mail is loaded from anywhere, and words are never markup', () => {
  const { html } = mailLayout({ ...content, lang: 'ar' })
  expect(html).not.toMatch(/<img|<script|<link|url\(|@import/)
  expect(html).toContain('O&#39;Neil &amp; &lt;b onclick=&quot;x&quot;&gt;sons&lt;/b&gt;')
  expect(html).toContain('السطر الأول<br>السطر الثاني')
  expect(html).toContain('href="https://fareeq.test/login?a=1&amp;b=2"')
  expect(html).toMatch(/<div dir="ltr"[^>]*>4821<\/div>/)
})

test('the mark has its five dots, and a note stands inside the card', () => {
  const { html, text } = mailLayout({ ...content, lang: 'ar', note: 'رقم الرسالة 7KQ2MN' })
  expect(html.match(/◆/g)).toHaveLength(5)
  const card = html.slice(html.indexOf('class="f-raised"'), html.indexOf(content.footer))
  expect(card.slice(0, card.lastIndexOf('<tr>'))).toContain('7KQ2MN')
  expect(text).toMatch(/رقم الرسالة 7KQ2MN\n\n--\n/)
})

test('no word stands alone in the last line of a narrow screen', () => {
  const { html, text } = mailLayout({
    ...content,
    lang: 'en',
    paragraphs: ['At 12:00 Riyadh time\nAt 9:00 Tunis time'],
  })
  expect(html).toContain('At 12:00 Riyadh\u00a0time<br>At 9:00 Tunis\u00a0time')
  expect(text).toContain('At 12:00 Riyadh time\nAt 9:00 Tunis time')
})

test('the plain text says the same', () => {
  const { text } = mailLayout({ ...content, lang: 'ar' })
  for (const part of [
    content.title,
    ...content.paragraphs,
    '4821',
    `الدخول:\n${content.button.url}`,
    content.footer,
    'فريق',
  ])
    expect(text).toContain(part)
  expect(text).not.toContain('undefined')
})

test('a button may only open a web address', () => {
  const button = { label: 'x', url: 'javascript:alert(1)' }
  expect(() => mailLayout({ ...content, lang: 'ar', button })).toThrow('web address')
})

test('why a mail came is said as its last words, in both its forms, with the way to change it', () => {
  const why = { text: 'لأنك اخترت <ذلك>.', label: 'تغيير', url: 'https://fareeq.test/settings?a=1&b=2' }
  const { html, text } = withReason(mailLayout({ ...content, lang: 'ar' }), why)
  expect(text.endsWith(`لأنك اخترت <ذلك>.\nتغيير: ${why.url}`)).toBe(true)
  expect(html).toContain('لأنك اخترت &lt;ذلك&gt;. <a href="https://fareeq.test/settings?a=1&amp;b=2"')
  expect(html?.indexOf('لأنك')).toBeGreaterThan(html?.indexOf(content.footer) ?? 0)
  expect(withReason({ text: 'x' }, why)).not.toHaveProperty('html')
})

test('several things in one mail each lead to their place', () => {
  const items = [
    { text: 'رشّحنا <ليلى>', url: 'https://fareeq.test/a' },
    { text: 'رشّحنا خالد', url: 'https://fareeq.test/b' },
  ]
  const { html, text } = mailLayout({ ...content, lang: 'ar', items })
  expect(html).toMatch(/<a href="https:\/\/fareeq\.test\/a"[^>]*>رشّحنا &lt;ليلى&gt;<\/a>/)
  expect(text).toContain('رشّحنا خالد\nhttps://fareeq.test/b')
})
