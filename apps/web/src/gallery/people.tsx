import { useWords } from '../platform/i18n/i18n.ts'
import { Avatar } from '../ui/display/avatar.tsx'
import { Badge, CountBadge } from '../ui/display/badge.tsx'
import { Card, CardHead } from '../ui/layout/card.tsx'
import { KeyValues } from '../ui/layout/key-values.tsx'
import { Rating } from '../ui/display/rating.tsx'
import { ReadMore } from '../ui/actions/read-more.tsx'
import { Timeline } from '../ui/layout/timeline.tsx'
import { PlainButton } from '../ui/actions/plain-button.tsx'
import { Columns, Row, Section } from './section.tsx'
import { galleryWords } from './words.ts'

const NOW = Date.now()
const TONES = ['quiet', 'accent', 'point'] as const

export function People() {
  const words = useWords(galleryWords)
  const { badges, facts } = words
  return (
    <Section id="people" title={words.sections.people}>
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        {words.names.map((name, i) => (
          <div key={name} className="flex min-w-0 items-center gap-3">
            <Avatar id={`person-${i}`} name={name} size={i === 0 ? 'xl' : 'md'} />
            <div className="min-w-0">
              <bdi className="block font-strong">{name}</bdi>
              <p className="text-sm text-ink-soft">{words.roles[i]}</p>
            </div>
          </div>
        ))}
      </div>
      <Row>
        <Badge>{badges.neutral}</Badge>
        <Badge tone="accent">{badges.verified}</Badge>
        <Badge tone="point">{badges.short}</Badge>
        <Badge tone="positive" dot>
          {badges.signed}
        </Badge>
        <Badge tone="warning" dot>
          {badges.waiting}
        </Badge>
        <Badge tone="danger" dot>
          {badges.expired}
        </Badge>
        <Badge ltr>TypeScript</Badge>
        <CountBadge n={3} />
        <CountBadge n={1280} strong />
      </Row>
      <Columns>
        <Card>
          <CardHead
            title={words.names[3]}
            text={words.roles[3]}
            actions={
              <PlainButton size="small" kind="quiet">
                {words.actions.edit}
              </PlainButton>
            }
            level={3}
          />
          <KeyValues
            items={[
              { id: 'salary', name: facts.salary, value: facts.salaryValue },
              { id: 'zone', name: facts.zone, value: facts.zoneValue },
              { id: 'email', name: facts.email, value: 'abdulrahman.alshehri@horizon-technologies.example', ltr: true },
              { id: 'start', name: facts.start, value: facts.startValue },
            ]}
          />
        </Card>
        <Card>
          <CardHead title={words.events[0]?.[1]} level={3} />
          <Timeline
            items={words.events.map(([id = '', title, text], i) => ({
              id,
              title,
              text,
              at: new Date(NOW - (i + 1) * 90_000_000),
              tone: TONES[2 - i],
            }))}
          />
        </Card>
      </Columns>
      <Card tone="sunken">
        <ReadMore lines={4} className="mb-4">
          {words.longText}
        </ReadMore>
        <Rating value={4.5} label={words.rated} />
        <KeyValues
          columns={3}
          items={[
            { id: 'salary', name: facts.salary, value: facts.salaryValue },
            { id: 'zone', name: facts.zone, value: facts.zoneValue },
            { id: 'level', name: facts.level, value: facts.levelValue },
          ]}
        />
      </Card>
    </Section>
  )
}
