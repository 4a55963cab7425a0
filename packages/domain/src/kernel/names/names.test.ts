import { describe, expect, test } from 'vitest'
import { distinctName, isSecondScript, nameFor, namesFor, scriptOf, searchName, secondScript } from './names.ts'

const rana = { first_name: 'رنا', last_name: 'الخطيب', second_first_name: 'Rana', second_last_name: 'Al-Khatib' }
const james = { first_name: 'James', last_name: 'Okoro', second_first_name: 'جيمس', second_last_name: 'أوكورو' }
const hana = { first_name: 'ሃና', last_name: 'ተስፋዬ', second_first_name: 'Hana', second_last_name: 'Tesfaye' }
const alone = { first_name: 'نورة', last_name: 'القحطاني', second_first_name: null, second_last_name: null }
const half = { ...rana, second_last_name: null }

describe('a name is shown in the script of its reader', () => {
  test.each([
    ['given in Arabic', rana, 'رنا الخطيب', 'Rana Al-Khatib'],
    ['given in Latin', james, 'جيمس أوكورو', 'James Okoro'],
    ['given in a script that neither reads', hana, 'Hana Tesfaye', 'Hana Tesfaye'],
    ['given once', alone, 'نورة القحطاني', 'نورة القحطاني'],
    ['with half a second name', half, 'رنا الخطيب', 'رنا الخطيب'],
    ['of an account from before', { first_name: 'Li', last_name: 'Wei' }, 'Li Wei', 'Li Wei'],
    ['that was emptied when its account was closed', { first_name: '', last_name: '' }, '', ''],
    [
      'twice in one script',
      { ...rana, second_first_name: 'رنى', second_last_name: 'خطيب' },
      'رنا الخطيب',
      'رنا الخطيب',
    ],
  ])('%s', (_, person, ar, en) => {
    expect([nameFor(person, 'ar'), nameFor(person, 'en')]).toEqual([ar, en])
  })

  test('part by part', () => {
    expect(namesFor(rana, 'en')).toEqual({ first_name: 'Rana', last_name: 'Al-Khatib' })
  })
})

test.each([
  ['رنا', 'ar'],
  ['Rana', 'en'],
  ['Žofia', 'en'],
  ['Łukasz', 'en'],
  ['ሃና', null],
  ['', null],
  ['خالد Khalid', 'ar'],
])('“%s” is in the script of %s', (name, script) => expect(scriptOf(name)).toBe(script))

test.each([
  ['رنا', 'Rana', true],
  ['Rana', 'رنا', true],
  ['رنا', 'رنى', false],
  ['Rana', 'Rana', false],
  ['ሃና', 'Hana', true],
  ['ሃና', 'هنا', true],
  ['رنا', 'ሃና', false],
  ['رنا', '', true],
  ['رنا', null, true],
])('beside “%s”, “%s” is a second script: %s', (name, second, answer) =>
  expect(isSecondScript(name, second)).toBe(answer),
)

test('the second script asked for is the one the name is not in', () => {
  expect(['رنا', 'Rana', 'ሃና'].map(secondScript)).toEqual(['en', 'ar', 'en'])
})

test('somebody is searched by their name in every script it was given in', () => {
  const rana = { first_name: 'رنا', last_name: 'الخطيب', second_first_name: 'Rana', second_last_name: 'Al-Khatib' }
  expect(searchName(rana)).toBe('رنا الخطيب Rana Al-Khatib')
  expect(searchName({ first_name: 'Omar', last_name: 'Soliman', second_first_name: null })).toBe('Omar Soliman')
})

test('a project beside its company is named unless it is called the same', () => {
  expect(distinctName('متجر الجملة', 'سوق الحرفيين')).toBe('متجر الجملة')
  expect(distinctName(' Souq ', 'souq')).toBeNull()
  expect(distinctName(null, 'Souq')).toBeNull()
})
