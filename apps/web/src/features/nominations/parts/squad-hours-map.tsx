import { BUSINESS_ZONE, HOUR, zoneCity } from '@fareeq/domain/kernel/time/time.ts'
import { wallDay } from '@fareeq/domain/kernel/time/wall-clock.ts'
import { hoursIn, spansOf, squadHours } from '@fareeq/domain/nominations/rules-hours.ts'
import type { Squad } from '@fareeq/domain/nominations/schema-ops.ts'
import { useLang, useListed, useLocale } from '../../../platform/i18n/i18n.ts'
import { cx } from '../../../ui/cx.ts'
import { useNow } from '../../../ui/dates/moments.tsx'
import { ChartFigure } from '../../../ui/display/chart-table.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { useSquadWords } from '../messages/squad/en.ts'

type Person = Squad['roles'][number]['people'][number]

/** Somebody nominated for two requests works one day. */
const peopleOf = ({ roles }: Squad): Person[] => [
  ...new Map(roles.flatMap((role) => role.people).map((person) => [person.talent_id, person])).values(),
]

/** When the people of a company are at work, on its clock; the table behind it says the same in words. */
export function SquadHoursMap({ squad }: { squad: Squad }) {
  const { hours: words } = useSquadWords()
  const [lang, locale, now] = [useLang(), useLocale(), useNow(HOUR)]
  const listed = useListed()
  const people = peopleOf(squad)
  const zone = squad.timezone ?? BUSINESS_ZONE
  const day = squadHours(
    zone,
    people.map(({ timezone }) => timezone),
    wallDay(zone, now),
  )
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const clock = (wall: string) => time.format(new Date(`1970-01-01T${wall}Z`))
  const spans = (row: readonly number[]) =>
    listed(spansOf(day.hours, row).map(({ from, to }) => `${clock(from)} – ${clock(to)}`))
  const shared = (row: readonly number[]) =>
    words.hours(number.format(hoursIn(row.map((share, at) => Math.min(share, day.company[at] ?? 0)))))
  const all = hoursIn(day.together)
  const rows = people.map(({ name }, at) => {
    const row = day.people[at]
    return row ? [name, spans(row), shared(row)] : [name, words.unknownZone, '']
  })
  return (
    <Card as="section" aria-labelledby="squad-hours">
      <CardHead id="squad-hours" title={words.title} text={words.text(zoneCity(zone, lang))} />
      {squad.timezone === null && <p className="mb-3 text-sm text-warning">{words.assumed}</p>}
      {people.length === 0 ? (
        <p className="text-ink-soft">{words.nobody}</p>
      ) : (
        <>
          <p className="mb-4 font-strong">{all > 0 ? words.all(number.format(all)) : words.none}</p>
          <ChartFigure
            label={words.title}
            columns={[words.person, words.works, words.shared]}
            rows={[[words.company, spans(day.company), ''], ...rows]}
          >
            <Heat day={day} people={people} clock={(wall) => hourText(locale, wall)} />
          </ChartFigure>
          <Legend />
        </>
      )}
    </Card>
  )
}

const hourText = (locale: string, wall: string) =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' }).format(new Date(`1970-01-01T${wall}Z`))

type HeatProps = { day: ReturnType<typeof squadHours>; people: readonly Person[]; clock: (wall: string) => string }
const EVERY = 3

/** One row a person, one column an hour, the earliest first in the direction of reading. */
function Heat({ day, people, clock }: HeatProps) {
  const { hours: words } = useSquadWords()
  const number = new Intl.NumberFormat(useLocale())
  const peopleRows = day.people.filter((row) => row !== null)
  const isInside = (at: number) => (day.company[at] ?? 0) > 0
  return (
    <div className="grid gap-2.5 text-sm md:gap-1.5">
      <Row name="">
        {day.hours.map((hour, at) => (
          <span key={at} className="relative h-5 min-w-0 flex-1 text-[0.6875rem] text-ink-faint">
            {at % EVERY === 0 && <span className="absolute start-0 whitespace-nowrap">{clock(hour)}</span>}
          </span>
        ))}
      </Row>
      <Row name={words.company}>
        {day.company.map((share, at) => (
          <Cell key={at} tone={share > 0 ? 'bg-point' : 'bg-sunken'} share={share} />
        ))}
      </Row>
      {people.map(({ talent_id, name, timezone }, row) => (
        <Row key={talent_id} name={name}>
          {timezone === null ? (
            <span className="text-ink-faint">{words.unknownZone}</span>
          ) : (
            day.people[row]?.map((share, at) => (
              <Cell
                key={at}
                share={share}
                tone={share === 0 ? 'bg-sunken' : isInside(at) ? 'bg-accent' : 'bg-line-strong'}
              />
            ))
          )}
        </Row>
      ))}
      <Row name={words.together} isLast>
        {day.hours.map((_, at) => {
          const present = peopleRows.filter((row) => (row[at] ?? 0) > 0).length
          const isMajority = present * 2 >= peopleRows.length && present > 0
          return (
            <span
              key={at}
              style={{ '--heat': `${heatOf(present / Math.max(1, peopleRows.length))}%` } as React.CSSProperties}
              className={cx(
                'num flex h-6 min-w-0 flex-1 items-center justify-center rounded-[3px] text-[0.6875rem]',
                'bg-[color-mix(in_oklab,var(--color-accent)_var(--heat),var(--color-sunken))]',
                isMajority ? 'text-accent-ink' : 'text-ink',
              )}
            >
              {present > 0 && number.format(present)}
            </span>
          )
        })}
      </Row>
    </div>
  )
}

/** From half of them on the colour is dark enough for its own ink, below light enough for that of the page. */
const heatOf = (share: number) => Math.round(share < 0.5 ? share * 60 : 75 + (share - 0.5) * 50)

const Row = ({ name, isLast, children }: { name: React.ReactNode; isLast?: boolean; children: React.ReactNode }) => (
  <div
    className={cx(
      'grid gap-x-4 gap-y-1 md:grid-cols-[10rem_minmax(0,1fr)] md:items-center',
      isLast && 'mt-1 border-t border-line pt-2.5',
    )}
  >
    {/* Direction of the name: a long one in the other script loses its end, not its beginning. */}
    <bdi className={cx('truncate', isLast && 'font-strong')}>{name}</bdi>
    <span className="flex min-w-0 gap-[2px]">{children}</span>
  </div>
)

/** A part of an hour is paler than a whole one. */
const Cell = ({ share, tone }: { share: number; tone: string }) => (
  <i className={cx('h-5 min-w-0 flex-1 rounded-[3px]', tone, share > 0 && share < 1 && 'opacity-50')} />
)

function Legend() {
  const { legend } = useSquadWords().hours
  const marks = [
    ['bg-point', legend.company],
    ['bg-accent', legend.inside],
    ['bg-line-strong', legend.outside],
  ]
  return (
    <p aria-hidden className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 text-xs text-ink-soft">
      {marks.map(([tone, text]) => (
        <span key={text} className="flex items-center gap-2">
          <i className={cx('size-3 rounded-[3px]', tone)} />
          {text}
        </span>
      ))}
    </p>
  )
}
