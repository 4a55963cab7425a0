/** One component of a calendar, as unfolded content lines (RFC 5545, 3.1). */
export type Components = {
  events: string[]
  /** Published free/busy information (VFREEBUSY). */
  freeBusy: string[]
  /** VTIMEZONE by its TZID. */
  zones: Map<string, string>
  /** X-WR-TIMEZONE: where floating times are meant. */
  zone: string | null
}

/** A calendar with more of them is refused. */
export const MAX_EVENTS = 20_000

export type ComponentFault = 'not_calendar' | 'too_complex'

const COMPONENT_NAMES = /^(VEVENT|VFREEBUSY|VTIMEZONE)$/i
/** What decides when somebody is busy. Titles, places, notes and people are dropped before anything parses them. */
const NEEDED =
  /^(BEGIN|END|UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|X-MICROSOFT-CDO-BUSYSTATUS|FREEBUSY|TZID|TZOFFSETFROM|TZOFFSETTO)[;:]/i

const valueOf = (line: string): string => line.slice(line.indexOf(':') + 1).trim()

/** Splits a calendar into the components that matter; each is parsed by itself, so that a broken one spoils no other. */
export function readComponents(text: string): Components | ComponentFault {
  const components: Components = { events: [], freeBusy: [], zones: new Map(), zone: null }
  const open: string[] = []
  let lines: string[] | null = null
  for (const line of unfold(text)) {
    const name = /^(BEGIN|END):/i.exec(line)?.[1]?.toUpperCase()
    if (open.length === 0 && name !== 'BEGIN') {
      if (line.trim() === '') continue
      return 'not_calendar'
    }
    if (name === 'BEGIN') {
      open.push(valueOf(line).toUpperCase())
      if (open.length === 1 && open[0] !== 'VCALENDAR') return 'not_calendar'
      if (open.length === 2 && COMPONENT_NAMES.test(open[1] ?? '')) lines = []
    }
    if (open.length === 1 && /^X-WR-TIMEZONE[;:]/i.test(line)) components.zone = valueOf(line)
    // Alarms are components of an event.
    if (lines && NEEDED.test(line) && !open.includes('VALARM')) lines.push(line)
    if (name !== 'END') continue
    const ended = open.pop()
    if (ended !== valueOf(line).toUpperCase()) return 'not_calendar'
    if (lines && open.length === 1) {
      addComponent(components, ended, lines)
      lines = null
    }
    if (components.events.length > MAX_EVENTS) return 'too_complex'
  }
  return open.length === 0 && text.trim() !== '' ? components : 'not_calendar'
}

function addComponent({ events, freeBusy, zones }: Components, name: string, lines: readonly string[]) {
  const component = lines.join('\r\n')
  const tzid = lines.find((line) => /^TZID[;:]/i.test(line))
  if (name === 'VEVENT') events.push(component)
  else if (name === 'VFREEBUSY') freeBusy.push(component)
  else if (tzid) zones.set(valueOf(tzid), component)
}

/** Line unfolding: what begins with a space or a tab continues the line before. */
function* unfold(text: string): Generator<string> {
  let line: string | null = null
  for (const part of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    if (line !== null && (part.startsWith(' ') || part.startsWith('\t'))) line += part.slice(1)
    else {
      if (line !== null) yield line
      line = part
    }
  }
  if (line !== null) yield line
}
