import { expect, test } from 'vitest'
import { suggestedName, transliterated } from './transliteration.ts'
import { NAMES } from './transliteration-names.ts'

test.each([
  ['رنا الخطيب', 'Rana Al-Khatib'],
  ['خالد العتيبي', 'Khalid Al-Otaibi'],
  ['نورة القحطاني', 'Noura Al-Qahtani'],
  ['عبد الله الغامدي', 'Abdullah Al-Ghamdi'],
  ['عبدالرحمن الشهري', 'Abdulrahman Al-Shehri'],
  ['عبدالمجيد', 'Abdulmajid'],
  ['ليلى حدّاد', 'Layla Haddad'],
  ['مُحَمَّد', 'Mohammed'],
  ['اسراء', 'Israa'],
  ['حمدان', 'Hamdan'],
  ['خليفة', 'Khalifa'],
  ['راغب', 'Raghib'],
  ['شمس', 'Shams'],
  ['وداد', 'Wadad'],
  ['الزامل', 'Al-Zamil'],
])('«%s» is offered as %s', (ar, en) => expect(suggestedName(ar)).toBe(en))

test.each([
  ['Rana Al-Khatib', 'رنا الخطيب'],
  ['Mohamed ElMasri', 'محمد المصري'],
  ['Abdulaziz Alotaibi', 'عبدالعزيز العتيبي'],
  ['Abdulmajid', 'عبدالماجد'],
  ['James Okoro', 'جيمس أوكورو'],
  ['Alice', 'أليس'],
  ['Zoé Schmidt', 'زوي شميدت'],
  ['Björn', 'بجورن'],
])('“%s” is offered as %s', (en, ar) => expect(suggestedName(en)).toBe(ar))

test('a name in a third script, or already in the one asked for, is not guessed at', () => {
  expect([suggestedName('ሃና'), transliterated('Rana', 'en'), transliterated('رنا', 'ar')]).toEqual(['', '', ''])
})

test('every listed name leads to its other script and back', () => {
  expect(NAMES.length).toBeGreaterThan(150)
  for (const { ar, en } of NAMES) {
    expect(transliterated(ar, 'en')).toBe(en[0])
    for (const name of en) expect(transliterated(name, 'ar')).toBe(ar)
  }
})
