import { type Lexicon, nameForm } from '../lexicon/catalogue.ts'
import { type Line, readFrom, withoutBullet } from './lines.ts'
import type { CvProposal } from '@fareeq/domain/cv-imports/schema.ts'

type Skills = CvProposal['skills']

/** Ordinary words and single letters: a skill only as a whole list item. */
const ALONE = new Set(
  'c r go dart swift rust ruby express flask spring less sass chef puppet salt ionic electron expo next nest meteor ember backbone phoenix gin echo fiber rails word excel access teams slack figma sketch unity git linux js ts py ui ux qa sql ai ml bi ec2 s3 leadership communication testing design security data research writing planning analysis agile scrum cloud networks teamwork قياده تواصل اختبار تصميم امن بيانات بحث كتابه تخطيط تحليل'.split(
    ' ',
  ),
)
const MAX_WORDS = 4
const MAX_SKILLS = 50

/** Lists are read item by item; running text only for unambiguous names. */
export function readSkills(lists: readonly Line[], prose: readonly Line[], lexicon: Lexicon): Skills {
  const all: Skills = []
  const add = (id: string | undefined, line: Line, confidence: number) => {
    if (id && !all.some(({ value }) => value === id)) all.push(readFrom(id, [line], confidence))
  }
  for (const line of lists) {
    for (const item of itemsOf(line.text)) {
      const skill = lexicon.skills.get(nameForm(item))
      if (skill) add(skill, line, 0.95)
      else for (const id of namesWithin(item, lexicon)) add(id, line, 0.8)
    }
  }
  for (const line of prose) {
    const stack = STACK.exec(line.text)
    for (const item of stack ? itemsOf(line.text.slice(stack.index + stack[0].length)) : [])
      add(lexicon.skills.get(nameForm(item)), line, 0.85)
    if (lists.length === 0) for (const id of namesWithin(line.text, lexicon)) add(id, line, 0.6)
  }
  return all.slice(0, MAX_SKILLS)
}

/** "Tech stack: …" inside a job. */
const STACK =
  /(?:technologies|tech stack|stack|tools|environment|built with|التقنيات|الأدوات|التقنيات المستخدمة)(?: used)?\s*[:：]\s*/iu

/** "Backend: Node.js (5 years), Go" → Node.js, Go. */
export const itemsOf = (text: string): string[] =>
  withoutBullet(text.replace(/\t/g, ' | '))
    .replace(/^[\p{L} &/]{2,30}[:：]\s*/u, '')
    .replace(/\(([^)]*)\)/g, (_, inside: string) =>
      /\d|advanced|intermediate|expert|basic|متقدم|متوسط|خبير/i.test(inside) ? ' ' : `, ${inside}, `,
    )
    .split(/[,،;؛|•·●▪]|\s[–—-]\s|\s\/\s|\.\s|\sand\s|\sو(?=[A-Z])\s?|\sو\s/u)
    .map((item) =>
      item
        .replace(/^[\s.:*-]+|[\s.:*]+$/g, '')
        .replace(/\s*\d+\s*(?:%|\/\s*\d+|\+?\s*(?:years?|yrs?|سنوات|سنة))$/i, ''),
    )
    .filter((item) => item !== '')

function namesWithin(text: string, lexicon: Lexicon): string[] {
  const words = nameForm(text.replace(/[(),،;:؛"«»]/g, ' ').replace(/\.(?=\s|$)/g, ' ')).split(' ')
  const ids: string[] = []
  for (let at = 0; at < words.length;) {
    const length = longestAt(words, at, lexicon)
    if (length > 0) ids.push(lexicon.skills.get(words.slice(at, at + length).join(' '))!)
    at += Math.max(1, length)
  }
  return ids
}

function longestAt(words: readonly string[], at: number, lexicon: Lexicon): number {
  for (let length = Math.min(MAX_WORDS, words.length - at); length > 0; length--) {
    const name = words.slice(at, at + length).join(' ')
    if (name.length > 1 && lexicon.skills.has(name) && !(length === 1 && ALONE.has(name))) return length
  }
  return 0
}
