import { BRAND } from '@fareeq/domain/kernel/language/brand.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { roundName } from '@fareeq/domain/nominations/rules-rounds.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { CalendarEvent } from '../../../platform/calendar/calendar.ts'
import type { Env } from '../../../platform/env.ts'
import type { Party } from '../queries-parties.ts'
import type { Parties } from '../rows.ts'

/** The video link: our room, or the address set instead of it. */
export const placeOf = ({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>, { id, link }: Pick<Parties, 'id' | 'link'>): string =>
  link ?? PUBLIC_URL + pathTo('room', { interviewId: id })

/** `Fareeq <hello@fareeq.test>` → the bare address. */
const senderOf = ({ MAIL_FROM }: Pick<Env, 'MAIL_FROM'>): string => /<([^>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM

const SUMMARY: Record<Lang, (talent: string, client: string, round: string) => string> = {
  ar: (talent, client, round) => `مقابلة${round}: ${talent} و${client}`,
  en: (talent, client, round) => `Interview${round}: ${talent} and ${client}`,
}

/** In both time zones, each with its owner. */
const bothClocks = (lang: Lang, start: Date, people: readonly Party[]): string[] =>
  people.map(({ name, timezone }) => `${bidiIsolate(name[lang], lang)}: ${formatMoment(start, lang, timezone)}`)

type Side = 'client' | 'talent'
type Keys = Pick<Env, 'PUBLIC_URL' | 'MAIL_FROM'>

/**
 * The calendar event of one person: constant UID, rising SEQUENCE. Each is invited alone, because addresses are not
 * disclosed.
 */
export function invitationFor(
  side: Side,
  env: Keys,
  parties: Parties & { starts_at: Date; ends_at: Date },
  method: CalendarEvent['method'],
  stampedAt: Date,
): CalendarEvent {
  const { id, product_name, talent, client, starts_at, ends_at, sequence, round } = parties
  const reader = side === 'talent' ? talent : client
  const { lang } = reader
  const sender = senderOf(env)
  const url = placeOf(env, parties)
  const lines = [product_name, bothClocks(lang, starts_at, [talent, client]).join('\n'), url]
  return {
    method,
    uid: `${id}@${sender.split('@')[1] ?? 'fareeq'}`,
    sequence,
    stampedAt,
    start: starts_at,
    end: ends_at,
    summary: SUMMARY[lang](
      bidiIsolate(talent.name[lang], lang),
      bidiIsolate(client.name[lang], lang),
      round > 1 ? ` (${roundName[lang](round)})` : '',
    ),
    description: lines.filter(Boolean).join('\n\n'),
    url,
    organizer: { name: BRAND[lang], email: sender },
    attendees: [{ name: reader.name[lang], email: reader.email }],
  }
}
