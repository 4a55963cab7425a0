import { CLIENT_STEP, TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { sql } from '../platform/db/sql.ts'
import { newId } from '../platform/ids.ts'
import type { Member, Story } from './story.ts'

/** Test fixtures of both sides of the market, made through their own features. */

/** A live talent: an application finished, a phone verified, time to work. */
export async function liveTalent(story: Story, overrides?: Parameters<Story['talent']>[0]): Promise<Member> {
  const talent = await story.talent(overrides)
  const now = story.now()
  await story.db.run(sql`
    update users set step = ${TALENT_STEP.profile}, phone_verified_at = ${now}, country = 'JO', timezone = 'Asia/Amman'
    where id = ${talent.user.id}`)
  await story.db.run(sql`
    insert into talent_profiles (user_id, role, experience_months, skills, full_time, weeks, salary_full_time, updated_at)
    values (${talent.user.id}, 'backend_developer', 62, ${['node-js', 'postgresql']}, true, 2, 2400, ${now})
    on conflict (user_id) do update set role = excluded.role, experience_months = excluded.experience_months,
      skills = excluded.skills, full_time = true, weeks = 2, salary_full_time = 2400`)
  await story.db.transaction((db) =>
    story.app.platform.events.publish(db, { userId: talent.user.id, name: 'profile.changed' }),
  )
  return talent
}

/** A live talent with the three steps of the selection behind them that come before a nomination. */
export async function selectedTalent(story: Story, overrides?: Parameters<Story['talent']>[0]): Promise<Member> {
  const talent = await liveTalent(story, overrides)
  await story.db.run(sql`
    insert into selections (talent_id, state, entered_at, updated_at)
    values (${talent.user.id}, 'alignment', ${story.now()}, ${story.now()})`)
  return talent
}

/** A request after its meeting, ready for nominations. */
export async function finishedRequest(story: Story, client: Member, product_name = 'Souq'): Promise<string> {
  const id = newId(story.now())
  await story.db.run(sql`
    insert into client_projects (id, client_id, product_name, role, step, created_at, updated_at)
    values (${id}, ${client.user.id}, ${product_name}, 'backend_developer', ${CLIENT_STEP.DONE}, ${story.now()}, ${story.now()})`)
  return id
}

/** Two people with an agreed interview time. */
export async function agreedInterview(story: Story, client: Member, talent: Member, start: Date): Promise<string> {
  const now = story.now()
  const project_id = await finishedRequest(story, client)
  const [nomination, id] = [newId(now), newId(now)]
  const end = after(start, 45 * MINUTE)
  await story.db.run(sql`
    insert into nominations (id, project_id, talent_id, state, reasons, expires_at, created_at, updated_at)
    values (${nomination}, ${project_id}, ${talent.user.id}, 'in_interview', ${['Fits']}, ${end}, ${now}, ${now})`)
  await story.db.run(sql`
    insert into interviews (id, nomination_id, project_id, talent_id, client_id, state, due_at, feedback_days,
      client_timezone, starts_at, ends_at, created_at, updated_at)
    values (${id}, ${nomination}, ${project_id}, ${talent.user.id}, ${client.user.id}, 'interview_scheduled', ${end}, 14,
      'Europe/London', ${start}, ${end}, ${now}, ${now})`)
  return id
}
