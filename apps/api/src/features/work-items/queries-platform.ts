import { staffMayMove } from '@fareeq/domain/bans/rules.ts'
import { type BanEvent, banLife } from '@fareeq/domain/bans/states.ts'
import { otherLang } from '@fareeq/domain/kernel/language/locale.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { IS_LOST } from '../notifications/queries-messages.ts'
import { NOBODY, type WorkScope, type WorkSource } from './queries-source.ts'

export const closing = ({ lang, ahead }: WorkScope): WorkSource => ({
  kind: 'closing',
  id: sql`account_closings.id`,
  at: sql`closes_at`,
  owner: NOBODY,
  open: sql`from account_closings where cancelled_at is null and closed_at is null and closes_at < ${ahead}`,
  details: sql`select users.type::text as sub, user_id as target, name_for(users, ${lang}) as name, email as about
    from account_closings join users on users.id = user_id where account_closings.id = item.id`,
})

/** Where a move of a colleague leads on; nobody decides what they reported or opened themselves (D-61). */
const TURNS: readonly BanEvent[] = ['open', 'ban', 'lift']

export function ban({ lang, roles, staffId }: WorkScope): WorkSource[] {
  const states = TURNS.filter((event) => staffMayMove(roles, event, false)).flatMap((event) => banLife.sources(event))
  if (states.length === 0) return []
  return [
    {
      kind: 'ban',
      id: sql`ban_cases.id`,
      at: sql`ban_cases.updated_at`,
      owner: NOBODY,
      open: sql`from ban_cases where state in (${sql.literals(states)}) and opened_by is distinct from ${staffId}
        and decided_by is distinct from ${staffId}
        and not exists (select from ban_reports where case_id = ban_cases.id and staff_id = ${staffId})`,
      details: sql`select state as sub, null::uuid as target, name_for(users, ${lang}) as name, null as about
        from ban_cases join users on users.id = talent_id where ban_cases.id = item.id`,
    },
  ]
}

/** Texts are known by kind and slug; a list of work by ids. */
const DRAFT_ID = sql`md5(kind || '.' || slug)::uuid`

/** A draft may lack the words of a language: then those of the other one name it. */
const titleIn = (translation: Sql) =>
  sql`nullif(coalesce(${translation}->>'title', ${translation}->>'name', ${translation}->>'question', ${translation}->>'label'), '')`
const TITLES = { ar: titleIn(sql`draft->'ar'`), en: titleIn(sql`draft->'en'`) }

export const draft = ({ lang }: WorkScope): WorkSource => ({
  kind: 'draft',
  id: DRAFT_ID,
  at: sql`site_items.updated_at`,
  owner: NOBODY,
  open: sql`from site_items where draft is not null and publish_at is null`,
  details: sql`select kind || '.' || slug as sub, null::uuid as target,
      coalesce(${TITLES[lang]}, ${TITLES[otherLang(lang)]}, slug) as name, null as about
    from site_items where draft is not null and ${DRAFT_ID} = item.id`,
})

/** Failed messages that can be resent and are not dismissed. A code cannot be resent, because its text is deleted. */
export const message = (): WorkSource => ({
  kind: 'message',
  id: sql`messages.id`,
  at: sql`messages.created_at`,
  owner: NOBODY,
  open: sql`from messages where ${IS_LOST}
    and text <> '' and receipt is distinct from 'complained' and dismissed_at is null`,
  details: sql`select channel as sub, null::uuid as target, to_address as name, case when not secret then subject end as about
    from messages where id = item.id`,
})
