import ICAL from 'ical.js'
import { type ComponentFault, readComponents } from './components.ts'
import { type CalendarEntry, readEntry } from './events.ts'
import { type Block, BudgetSpent, MAX_STEPS, type Span, keysOf, occurrencesIn } from './occurrences.ts'
import { createZones } from './zones.ts'

export type CalendarReading = Span & {
  text: string
  /** Zone of its owner: of whole days, and of times that name none. */
  zone: string
  /** Domain of our own UIDs: meetings that we have mailed are counted where they are kept. */
  ownDomain: string
}

export type CalendarBlocks = { blocks: Block[] } | { fault: ComponentFault }

/** When the owner of a calendar is busy: merged, in order, and nothing of what it is about. */
export function readBusyBlocks({ text, zone, ownDomain, from, to }: CalendarReading): CalendarBlocks {
  const components = readComponents(text)
  if (typeof components === 'string') return { fault: components }
  const zones = createZones(components.zones, zone)
  const floating = components.zone ? zones.of(components.zone) : zones.home
  const entries = components.events
    .map((component) => unlessBroken(() => readEntry(component, zones, floating)))
    .filter((entry) => entry !== null)
    .filter(({ uid }) => !uid.toLowerCase().endsWith(`@${ownDomain.toLowerCase()}`))
  const span = { from, to }
  try {
    const blocks = [...blocksOf(entries, span), ...components.freeBusy.flatMap(periodsOf)]
    return { blocks: merge(blocks, span) }
  } catch (error) {
    if (error instanceof BudgetSpent) return { fault: 'too_complex' }
    throw error
  }
}

function blocksOf(entries: readonly CalendarEntry[], span: Span): Block[] {
  const byUid = Map.groupBy(
    entries.filter(({ replaces }) => replaces),
    ({ uid }) => uid,
  )
  const budget = { steps: MAX_STEPS }
  return entries.flatMap((entry) => {
    // A series that is free, or cancelled, may have occurrences that are not: each of them is an entry of its own.
    if (!entry.isBusy) return []
    const replacements = entry.replaces ? [] : (byUid.get(entry.uid) ?? [])
    const replaced = replacements.flatMap(({ replaces }) => (replaces ? keysOf([replaces], entry) : []))
    return unlessBroken(() => occurrencesIn(entry, new Set(replaced), span, budget)) ?? []
  })
}

/** FREEBUSY of VFREEBUSY (RFC 5545, 3.8.2.6), always in UTC. */
const periodsOf = (component: string): Block[] =>
  unlessBroken(() =>
    new ICAL.Component(ICAL.parse(component) as unknown[])
      .getAllProperties('freebusy')
      .filter((property) => property.getFirstParameter('fbtype') !== 'FREE')
      .flatMap((property) => property.getValues() as unknown[])
      .filter((value) => value instanceof ICAL.Period)
      .map((period) => ({ start: period.start.toJSDate(), end: period.getEnd().toJSDate() })),
  ) ?? []

/** Null for a component that breaks the rules: the others are read all the same. */
function unlessBroken<Read>(read: () => Read): Read | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof BudgetSpent) throw error
    return null
  }
}

function merge(blocks: readonly Block[], { from, to }: Span): Block[] {
  const merged: { start: Date; end: Date }[] = []
  for (const { start, end } of blocks.toSorted((a, b) => a.start.getTime() - b.start.getTime())) {
    const clipped = { start: start < from ? from : start, end: end > to ? to : end }
    const last = merged.at(-1)
    if (!(clipped.start < clipped.end)) continue
    if (last && clipped.start <= last.end) last.end = clipped.end > last.end ? clipped.end : last.end
    else merged.push(clipped)
  }
  return merged
}
