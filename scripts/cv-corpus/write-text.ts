import type { TextLine } from './layout-parts.ts'
import type { Sheet } from './layout.ts'

const FAR = 60
export const plainLine = ({ text, far, bullet }: TextLine): string =>
  `${bullet ? '- ' : ''}${text}${far === undefined ? '' : `${' '.repeat(Math.max(4, FAR - text.length))}${far}`}`

/** Hard line breaks of old mailers and terminals. */
const WIDTH = 64
const broken = (line: string) => line.replace(new RegExp(`(?=.{${WIDTH + 1}})(.{20,${WIDTH}}) `, 'g'), '$1\n  ')

export function textOf({ person, head, blocks }: Sheet): string {
  const narrow = person.name.length % 3 === 0
  const write = (line: TextLine) =>
    narrow && line.far === undefined && !line.text.includes('|') ? broken(plainLine(line)) : plainLine(line)
  return [
    head.map(plainLine).join('\n'),
    ...blocks.map(({ heading, lines }) => [heading, ...lines.map(write)].join('\n')),
  ].join('\n\n')
}

const WINDOWS_1256 = new Map(
  Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1256').decode(Uint8Array.of(byte)), byte]),
)

export type Encoding = 'utf-8' | 'utf-16' | 'windows-1256'
export function encodeText(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text)
  if (encoding === 'utf-16') return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
  return Uint8Array.from(text, (letter) => WINDOWS_1256.get(letter) ?? 0x3f)
}

const KEYS = {
  en: {
    name: 'name',
    title: 'title',
    email: 'email',
    phone: 'phone',
    place: 'location',
    linkedin: 'linkedin',
    github: 'github',
  },
  ar: {
    name: 'الاسم',
    title: 'المسمى الوظيفي',
    email: 'البريد',
    phone: 'الجوال',
    place: 'العنوان',
    linkedin: 'linkedin',
    github: 'github',
  },
} as const

const cell = (text: string) => (/[",\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** One row per fact: key, value. */
export function csvOf({ person, blocks, expected }: Sheet): string {
  const keys = KEYS[person.lang]
  const {
    place: [city, country],
    linkedin,
    github,
  } = person
  const facts = [
    [keys.name, person.name],
    ...(expected.title ? [[keys.title, person.title]] : []),
    [keys.email, person.email],
    [keys.phone, person.phone],
    [keys.place, `${city}${person.lang === 'ar' ? '،' : ','} ${country}`],
    ...(linkedin ? [[keys.linkedin, linkedin]] : []),
    ...(github ? [[keys.github, github]] : []),
  ]
  const rows = blocks.flatMap(({ heading, lines, name }) => {
    const key = heading.replace(/:$/, '')
    const texts = lines.map(plainLine)
    return name === 'experience' || name === 'education' ? [[key, texts.join('\n')]] : texts.map((text) => [key, text])
  })
  return [...facts, ...rows].map((row) => row.map((value) => cell(value ?? '')).join(',')).join('\n')
}
