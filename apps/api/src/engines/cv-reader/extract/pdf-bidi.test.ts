import { describe, expect, test } from 'vitest'
import type { Piece } from './pdf-rows.ts'
import { joinRow } from './pdf-bidi.ts'

/** Text items of a line as a PDF has them, from the left edge, each as wide as its letters. */
function rowOf(...texts: string[]) {
  let left = 0
  const pieces = texts.map((text): Piece => {
    const from = left
    left += text.length * 5
    return { text, left: from, right: left, base: 0, size: 10 }
  })
  return { base: 0, size: 10, pieces }
}

describe('marks at the end of a line stay behind the Latin word they follow', () => {
  test.each<[string, string[], string]>([
    ['a full stop', ['.TypeScript', ' ', 'و', ' ', 'React', ' ', 'بـ'], 'بـ React و TypeScript.'],
    ['one inside the word stays inside', ['.Vue.js', ' ', 'على'], 'على Vue.js.'],
    ['commas between', ['.Docker, Kubernetes, Git', ' ', 'الأدوات:'], 'الأدوات: Docker, Kubernetes, Git.'],
    ['a colon', [':AWS', ' ', 'على'], 'على AWS:'],
    ['a colon of its own', ['السحابة', ' ', ':', 'AWS'], 'AWS: السحابة'],
    ['a question', ['؟Vue.js', ' ', 'هل'], 'هل Vue.js؟'],
    ['brackets that are whole', ['.Node.js (REST API)', ' ', 'بـ'], 'بـ Node.js (REST API).'],
    ['brackets around Arabic too', ['.(TypeScript', ' ', 'مع', ')', ' ', 'React'], 'React (مع TypeScript).'],
    ['brackets piece by piece', ['.', '(', 'Frontend', ')', ' ', 'مطورين'], 'مطورين (Frontend).'],
    ['percent and stop', ['.%', '40', ' ', 'الأداء'], 'الأداء 40%.'],
    ['a name that begins with a dot, between others', ['.C#، C++، .NET', ' ', 'اللغات:'], 'اللغات: C#، C++، .NET.'],
    ['such a name alone', ['NET.', ' ', 'بـ'], 'بـ .NET'],
    ['such a name and a stop', ['.NET Core.', ' ', 'بـ'], 'بـ .NET Core.'],
    ['a line of Latin alone', ['.TypeScript'], 'TypeScript.'],
  ])('%s', (_, pieces, line) => expect(joinRow(rowOf(...pieces), true)).toBe(line))

  test('a vowel mark parts no word, wherever it stands', () => {
    const row = rowOf('ة', 'ر', 'و', 'مط')
    const mark = { ...row.pieces[2]!, text: '\u0651', left: 14, right: 14 }
    expect(joinRow({ ...row, pieces: [...row.pieces, mark] }, true)).toBe('مطوّرة')
  })

  test('a left-to-right page keeps its own order', () => {
    expect(joinRow(rowOf('.NET and ', 'React.'), false)).toBe('.NET and React.')
  })
})
