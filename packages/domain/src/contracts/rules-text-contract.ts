import { bidiIsolate } from '../kernel/language/bidi.ts'
import type { Bilingual, Lang } from '../kernel/language/locale.ts'
import { lawClauses } from './rules-text-clauses-law.ts'
import { workClauses } from './rules-text-clauses-work.ts'
import { type Clause, type TextFacts, say } from './rules-text-facts.ts'

const annex = ({ annex: { role, level, duties }, terms: { note } }: TextFacts): Clause => ({
  heading: { ar: 'الملحق: الدور', en: 'Annex: the role' },
  points: [
    say(
      (lang) =>
        `${lang === 'ar' ? 'الدور' : 'Role'}: ${bidiIsolate(role[lang], lang)}${level ? `${lang === 'ar' ? '، ' : ', '}${level[lang]}` : ''}.`,
    ),
    ...(duties ? [say((lang) => `${lang === 'ar' ? 'المهام' : 'Duties'}: ${oneLine(duties, lang)}`)] : []),
    ...(note ? [say((lang) => `${lang === 'ar' ? 'ملاحظة' : 'Note'}: ${oneLine(note, lang)}`)] : []),
  ],
})

/** A point of the text is one line, so that both languages stay side by side. */
const oneLine = (words: string, lang: Lang): string =>
  bidiIsolate(words.replaceAll(/\s*\n\s*/g, lang === 'ar' ? '؛ ' : '; '), lang)

const clausesOf = (facts: TextFacts): Clause[] => [...workClauses(facts), ...lawClauses(facts), annex(facts)]

const TITLE = { ar: 'اتفاقية تقديم خدمات رقم', en: 'Services agreement no.' } as const

const linesOf = (facts: TextFacts, clauses: readonly Clause[], lang: Lang): string[] => [
  `${TITLE[lang]} ${bidiIsolate(facts.number, lang)}`,
  ...clauses.flatMap(({ heading, points }, clause) => [
    `${clause + 1}. ${heading[lang]}`,
    ...points.map((point, index) => `${clause + 1}.${index + 1} ${point[lang]}`),
  ]),
]

/** What both sides read side by side and sign, numbered alike; the same facts make the same text. */
export function contractText(facts: TextFacts): Bilingual {
  const clauses = clausesOf(facts)
  return say((lang) => linesOf(facts, clauses, lang).join('\n'))
}
