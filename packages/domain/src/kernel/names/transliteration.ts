import type { Lang } from '../language/locale.ts'
import { secondScript, scriptOf } from './names.ts'
import { searchForm } from '../text/text.ts'
import { NAMES } from './transliteration-names.ts'

/** A suggestion of the name in the other script: offered for correction and never saved by itself. */

const LATIN_OF = new Map(NAMES.map(({ ar, en }) => [searchForm(ar), en[0] ?? '']))
const ARABIC_OF = new Map(NAMES.flatMap(({ ar, en }) => en.map((name) => [name.toLowerCase(), ar] as const)))

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const CONSONANTS: Readonly<Record<string, string>> = {
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ک: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  پ: 'p',
  چ: 'ch',
  ڤ: 'v',
  گ: 'g',
}
const VOWELS: Readonly<Record<string, string>> = {
  ا: 'a',
  أ: 'a',
  آ: 'a',
  إ: 'i',
  ى: 'a',
  ة: 'a',
  ع: 'a',
  ئ: 'e',
  ؤ: 'o',
  ٱ: 'a',
}

type Sound = { text: string; isVowel: boolean; isLong: boolean }

/** و and ي are consonants at the beginning of a word and beside another vowel. */
function soundsOf(word: string): Sound[] {
  const letters = Array.from(word).filter(
    (letter) => letter in CONSONANTS || letter in VOWELS || 'ويی'.includes(letter),
  )
  return letters.map((letter, at) => {
    const vowel = VOWELS[letter]
    if (vowel !== undefined) return { text: vowel, isVowel: true, isLong: 'اآ'.includes(letter) }
    const consonant = CONSONANTS[letter]
    if (consonant !== undefined) return { text: consonant, isVowel: false, isLong: false }
    const [before, next] = [letters[at - 1], letters[at + 1]]
    const isConsonant = before === undefined || before in VOWELS || (next !== undefined && next in VOWELS)
    const [solid, open] = letter === 'و' ? ['w', 'u'] : ['y', 'i']
    return { text: isConsonant ? solid : open, isVowel: !isConsonant, isLong: !isConsonant }
  })
}

/** Arabic omits short vowels: one is inserted where three consonants, or two at the beginning, would meet. */
function voweled(sounds: readonly Sound[]): string {
  let text = ''
  let run = 0
  for (const [at, { text: sound, isVowel }] of sounds.entries()) {
    const [before, next] = [sounds[at - 1], sounds[at + 1]]
    run = isVowel ? 0 : run + 1
    // «راشد», «خالد»: the last syllable after a long vowel has an i.
    const closes = !isVowel && next === undefined && run === 2 && sounds[at - 2]?.isLong === true
    const crowded = !isVowel && ((run === 2 && at === 1) || run === 3)
    if (closes) text += 'i'
    else if (crowded) {
      text += 'a'
      run = 1
    }
    text += isVowel && before?.isVowel && before.text === sound ? '' : sound
  }
  return text
}

const bare = (word: string): string => word.replace(/[\u064b-\u0652\u0670\u0640]/g, '')

function latinWord(word: string): string {
  const listed = LATIN_OF.get(searchForm(word))
  if (listed !== undefined) return listed
  const article = /^(?:ال|ٱل)(?=..)/.exec(word)
  if (article) return `Al-${latinWord(word.slice(2))}`
  const servant = /^عبد(?:ال)?(?=..)/.exec(word)
  if (servant) return `Abdul${latinWord(word.slice(servant[0].length)).toLowerCase()}`
  return capital(voweled(soundsOf(word)))
}

const LETTERS: readonly (readonly [string, string])[] = [
  ['sch', 'ش'],
  ['tch', 'تش'],
  ['kh', 'خ'],
  ['sh', 'ش'],
  ['ch', 'تش'],
  ['th', 'ث'],
  ['gh', 'غ'],
  ['dh', 'ذ'],
  ['ph', 'ف'],
  ['ck', 'ك'],
  ['qu', 'كو'],
  ['oo', 'و'],
  ['ou', 'و'],
  ['ee', 'ي'],
  ['ea', 'ي'],
  ['ei', 'اي'],
  ['ai', 'اي'],
  ['ay', 'اي'],
  ['aa', 'ا'],
  ['ie', 'ي'],
  ['a', 'ا'],
  ['b', 'ب'],
  ['c', 'ك'],
  ['d', 'د'],
  ['e', 'ي'],
  ['f', 'ف'],
  ['g', 'ج'],
  ['h', 'ه'],
  ['i', 'ي'],
  ['j', 'ج'],
  ['k', 'ك'],
  ['l', 'ل'],
  ['m', 'م'],
  ['n', 'ن'],
  ['o', 'و'],
  ['p', 'ب'],
  ['q', 'ق'],
  ['r', 'ر'],
  ['s', 'س'],
  ['t', 'ت'],
  ['u', 'و'],
  ['v', 'ف'],
  ['w', 'و'],
  ['x', 'كس'],
  ['y', 'ي'],
  ['z', 'ز'],
]
const FIRST: Readonly<Record<string, string>> = { a: 'أ', e: 'إي', i: 'إي', o: 'أو', u: 'أو' }

function arabicWord(word: string): string {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const listed = ARABIC_OF.get(plain)
  if (listed !== undefined) return listed
  const article = /^(?:al|el)[-’' ]?(?=..)/.exec(plain)
  if (article && (plain[2] === '-' || ARABIC_OF.has(plain.slice(article[0].length))))
    return `ال${arabicWord(plain.slice(article[0].length))}`
  const servant = /^abd(?:ul|el|al)[- ]?(?=..)/.exec(plain)
  if (servant) return `عبدال${arabicWord(plain.slice(servant[0].length))}`
  // A doubled consonant is one letter; an e at the end, or before the last consonant, is not a long vowel.
  let rest = plain
    .replace(/c(?=[eiy])/g, 's')
    .replace(/([b-df-hj-np-tv-z])\1/g, '$1')
    .replace(/(?<=.[b-df-hj-np-tv-z])e(?=[lnrs]?$)/, '')
  let text = ''
  const first = FIRST[rest[0] ?? '']
  if (first !== undefined) [text, rest] = [first, rest.slice(1)]
  while (rest !== '') {
    const letter = LETTERS.find(([latin]) => rest.startsWith(latin))
    text += letter?.[1] ?? ''
    rest = rest.slice(letter?.[0].length ?? 1)
  }
  return text
}

/** Empty where no letter is known: a third script is not guessed at. */
export function transliterated(name: string, to: Lang): string {
  if (scriptOf(name) === null || scriptOf(name) === to) return ''
  const words = bare(name).replaceAll('عبد ال', 'عبدال').split(' ').filter(Boolean)
  return words.map(to === 'en' ? latinWord : arabicWord).join(' ')
}

/** In the script that the given name is not in. */
export const suggestedName = (name: string): string => transliterated(name, secondScript(name))
