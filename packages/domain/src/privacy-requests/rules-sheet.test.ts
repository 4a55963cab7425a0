import { expect, test } from 'vitest'
import { dataSheetOf } from './rules-sheet.ts'

const now = new Date('2026-11-15T09:30:00Z')
const reader = { timeZone: 'Asia/Riyadh', now }

test('what we hold is said in words: names, moments, yes and no; ids and what is empty are left out', () => {
  const data = {
    exported_at: now.toISOString(),
    account: { id: 'x', first_name: 'ليلى', email: 'l@example.com', website: null, created_at: '2026-01-02T03:00:00Z' },
    consents: [{ user_id: 'x', kind: 'terms', granted: true }],
    new_things: [{ odd_name: ['a', 'b'], more: { lang: 'ar', step_id: 'y' } }],
    tickets: [],
  }
  expect(dataSheetOf(data, { ...reader, lang: 'ar' })).toEqual({
    lang: 'ar',
    title: 'بياناتك في منصة فريق',
    text: 'كل ما نحفظه عنك حتى 15 نوفمبر 2026، 12:30 م بتوقيت الرياض. المعرّفات الداخلية في ملف JSON وحده.',
    made: 'فريق',
    sections: [
      {
        title: 'الحساب',
        note: null,
        rows: [
          [
            { name: 'الاسم الأول', value: 'ليلى', fixed: false },
            { name: 'البريد الإلكتروني', value: 'l@example.com', fixed: true },
            { name: 'أُنشئ في', value: '2 يناير 2026، 6:00 ص بتوقيت الرياض', fixed: false },
          ],
        ],
      },
      {
        title: 'الموافقات',
        note: null,
        rows: [
          [
            { name: 'النوع', value: 'terms', fixed: true },
            { name: 'تمت الموافقة', value: 'نعم', fixed: false },
          ],
        ],
      },
      {
        title: 'new things',
        note: null,
        rows: [
          [
            { name: 'odd name', value: 'a، b', fixed: true },
            { name: 'more', value: 'اللغة: ar', fixed: false },
          ],
        ],
      },
    ],
  })
})

test('of very much the newest is printed, and how much is left is said', () => {
  const messages = Array.from({ length: 230 }, (_, n) => ({ subject: `No ${n}` }))
  const [section] = dataSheetOf({ messages }, { ...reader, lang: 'en' }).sections
  expect([section?.rows.length, section?.rows.at(-1)?.[0]?.value, section?.note]).toEqual([
    200,
    'No 229',
    'These are the newest; 30 more are in the JSON file.',
  ])
})
