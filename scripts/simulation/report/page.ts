import type { World } from '../engine/world.ts'
import { escaped } from './chart.ts'
import { SECTIONS } from './sections.ts'
import { STYLE } from './style.ts'
import { type Lang, WORDS, type Words } from './words.ts'

export type Facts = { calls: number; replay: string }

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

function figuresOf(world: World, { calls }: Facts, words: Words): string {
  const checks = Object.values(world.checks)
  const broken = sumOf(checks.map(({ broken: count }) => count))
  const figures = [
    [words.days, world.day],
    [words.people, world.people.filter(({ kind }) => kind === 'talent').length],
    [words.companies, world.companies.length],
    [words.hires, Object.keys(world.deals).length],
    [words.messages, world.mails],
    [words.calls, calls],
    [words.checks, sumOf(checks.map(({ checked }) => checked))],
    [words.broken, broken],
  ] as const
  const tiles = figures.map(
    ([name, value]) =>
      `<div class="tile${name === words.broken && value > 0 ? ' bad' : ''}"><b dir="ltr">${value.toLocaleString('en')}</b><span>${escaped(name)}</span></div>`,
  )
  const minutes = Math.floor(world.seconds / 60)
  const took = `<div class="tile"><b dir="ltr">${minutes}:${String(Math.floor(world.seconds % 60)).padStart(2, '0')}</b><span>${escaped(words.took)}</span></div>`
  return `<div class="tiles">${tiles.join('')}${took}</div>`
}

function article(world: World, facts: Facts, lang: Lang): string {
  const words = WORDS[lang]
  const sections = SECTIONS.map((section) => {
    const { title, text, body } = section(world, words, lang)
    return `<section><h2>${escaped(title)}</h2><p>${escaped(text)}</p>${body}</section>`
  })
  return `<article class="${lang}" lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"><header><h1>${escaped(words.title)}</h1><p>${escaped(words.lead)}</p></header>${figuresOf(world, facts, words)}${sections.join('')}<footer><p>${escaped(words.again)}</p><pre dir="ltr">${escaped(facts.replay)}</pre></footer></article>`
}

/** One file with everything in it, in both languages; no script, no other file. */
export const renderReport = (world: World, facts: Facts): string =>
  `<!doctype html><html lang="ar"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Fareeq · ${WORDS.en.title} · ${WORDS.ar.title}</title><style>${STYLE}</style></head><body>
<input type="radio" name="lang" id="ar" checked><label for="ar" lang="ar">العربية</label><input type="radio" name="lang" id="en"><label for="en" lang="en">English</label>
${article(world, facts, 'ar')}${article(world, facts, 'en')}</body></html>`
