import { roundName } from '@fareeq/domain/nominations/rules-rounds.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { type SquadStanding, isMeeting, seatsOf } from '@fareeq/domain/nominations/rules-squad.ts'
import type { Squad, SquadRole } from '@fareeq/domain/nominations/schema-ops.ts'
import { pathTo } from '../../../paths.ts'
import { useLang, useLocale } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { useChoosingWords } from '../messages/choosing/en.ts'
import { useSquadWords } from '../messages/squad/en.ts'

const TONES: Record<SquadStanding, Tone> = {
  hired: 'positive',
  accepted: 'positive',
  in_interview: 'accent',
  reserved: 'point',
}

/** Each request is one role with its seats, who takes them, and what is missing. */
export function SquadRoles({ roles }: Pick<Squad, 'roles'>) {
  const { roles: words } = useSquadWords()
  return (
    <Card as="section" aria-labelledby="squad-roles">
      <CardHead id="squad-roles" title={words.title} text={words.text} />
      <ul className="divide-y divide-line">
        {roles.map((role) => (
          <Role key={`${role.project_id} ${role.role_name}`} role={role} />
        ))}
      </ul>
    </Card>
  )
}

function Role({ role }: { role: SquadRole }) {
  const { roles: words } = useSquadWords()
  const { facts } = useChoosingWords()
  const number = new Intl.NumberFormat(useLocale())
  const { seats, chosen, missing } = seatsOf(role)
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-x-8">
      <div className="grid content-start justify-items-start gap-1.5">
        <h3 className="text-[0.9375rem] font-strong">{role.role_name ?? words.noRole}</h3>
        {role.is_here ? (
          <Badge tone="accent">{words.here}</Badge>
        ) : (
          <TextLink
            as={PageLink}
            href={pathTo('opsRecord', { section: 'requests', id: role.project_id }, { view: 'squad' })}
            className="text-sm"
          >
            <bdi>{role.project_name ?? facts.unnamed}</bdi>
          </TextLink>
        )}
        <p className="text-sm text-ink-soft">
          <span>{(chosen > seats ? words.beyond : words.taken)(number.format(chosen), number.format(seats))}</span>
          {role.budget !== null && (
            <span>
              {' · '}
              {words.monthly(number.format(role.budget))}
            </span>
          )}
        </p>
        {missing > 0 && (
          <Badge tone="warning" dot>
            {words.missing(missing)}
          </Badge>
        )}
      </div>
      {role.people.length === 0 ? (
        <p className="text-ink-soft">{words.nobody}</p>
      ) : (
        <ul className="grid gap-3">
          {role.people.map((person) => (
            <Person key={person.talent_id} person={person} role={role} />
          ))}
        </ul>
      )}
    </li>
  )
}

function Person({ person, role }: { person: SquadRole['people'][number]; role: SquadRole }) {
  const { roles: words, standings } = useSquadWords()
  const number = new Intl.NumberFormat(useLocale())
  const lang = useLang()
  const staffRoles = useStaff()?.roles ?? []
  const { talent_id, name, role_name, standing, salary, interview_id, interview_round } = person
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1">
      <Avatar id={talent_id} name={name} size="sm" />
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <PageLink
          href={pathTo('opsRecord', { section: 'talents', id: talent_id })}
          className="hit rounded-xs font-strong wrap-anywhere hover:text-accent"
        >
          <bdi>{name}</bdi>
        </PageLink>
        {role_name !== role.role_name && role_name && <span className="text-sm text-ink-soft">{role_name}</span>}
        <Badge tone={TONES[standing]} dot>
          {standings[standing]}
        </Badge>
        {isMeeting(person) && interview_id && staffMay(staffRoles, 'interviews.read') && (
          <TextLink
            as={PageLink}
            href={pathTo('opsRecord', { section: 'interviews', id: interview_id })}
            className="text-sm"
          >
            {words.interview}
            {interview_round !== null && interview_round > 1 && ` (${roundName[lang](interview_round)})`}
          </TextLink>
        )}
        {staffMay(staffRoles, 'talents.salary') && (
          <span className="num text-sm text-ink-soft">
            {salary === null ? words.noSalary : words.monthly(number.format(salary))}
          </span>
        )}
      </p>
    </li>
  )
}
