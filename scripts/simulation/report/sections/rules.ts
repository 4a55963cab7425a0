import { addDays } from '../../engine/days.ts'
import { escaped, tableOf } from '../chart.ts'
import { faultName, ruleName } from '../names.ts'
import { type Section, short } from './section.ts'

export const faults: Section = (world, words, lang) => {
  if (world.faults.length === 0) return { title: words.faults, text: words.no_faults, body: '' }
  const rows = world.faults.map(({ name, from, to }) => [
    faultName(name, lang),
    from === to
      ? short(addDays(world.options.start, from), lang)
      : `${short(addDays(world.options.start, from), lang)} – ${short(addDays(world.options.start, to), lang)}`,
  ])
  return {
    title: words.faults,
    text: words.faults_text,
    body: tableOf([{ head: words.fault }, { head: words.day }], rows),
  }
}

export const invariants: Section = (world, words, lang) => {
  const rows = Object.entries(world.checks)
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([name, { checked, broken }]) => [ruleName(name, lang), String(checked), String(broken)])
  const violations = world.violations
    .slice(0, 50)
    .map(({ day, invariant, what }) => `<li>${escaped(`${day}: ${invariant}: ${what}`)}</li>`)
  const list =
    violations.length > 0
      ? `<h3>${escaped(words.violations)}</h3><ul class="violations" dir="ltr">${violations.join('')}</ul>`
      : ''
  const table = tableOf(
    [{ head: words.invariant }, { head: words.checked, isNumber: true }, { head: words.broken, isNumber: true }],
    rows,
  )
  return { title: words.invariants, text: words.invariants_text, body: table + list }
}
