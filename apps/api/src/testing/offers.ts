import { offersOpsContract as ops } from '@fareeq/domain/offers/contract-ops.ts'
import { termsFrom } from '@fareeq/domain/offers/rules.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { expect } from 'vitest'
import { hashOf } from '../features/offers/actions-making.ts'
import { sql } from '../platform/db/sql.ts'
import type { Member, Person, Story } from './story.ts'

/** Terms of an offer as a company writes them. */
export const offerFormOf = (story: Story, interview_id: string, months = 12) => ({
  interview_id,
  role: 'Backend engineer',
  duties: 'Build and run the payment service.',
  level: 'senior' as const,
  type: 'full_time' as const,
  availability: 'full_time' as const,
  hours: 40,
  start: riyadhDay(story.now()),
  months,
  salary_net: 200_000,
  leave_days: 21,
  probation_days: 14,
  notice_days: 30 as const,
})

type Sides = { interview_id: string; operations: Person; layla: Member }
/** Made by operations with our fee; answers its id. */
export async function offered(story: Story, { interview_id, operations }: Sides, months = 12): Promise<string> {
  const response = await operations.call(ops.make, {
    body: { ...offerFormOf(story, interview_id, months), fee: 30_000 },
  })
  expect(response).toMatchObject({ status: 201 })
  return response.body.data.id
}

/** A row, where nothing of its history matters. */
export async function offerRow(story: Story, id: string, project: string, talent: Member, owner: Member) {
  const now = story.now()
  const terms = termsFrom(offerFormOf(story, ''), 0)
  await story.db.run(sql`
    insert into offers (id, project_id, talent_id, client_id, made_by, state, terms, terms_hash, fee, expires_at,
      created_at, updated_at)
    values (${id}, ${project}, ${talent.user.id}, ${owner.user.id}, 'client', 'made', ${JSON.stringify(terms)},
      ${hashOf(id, 1, terms)}, 30000, ${new Date(now.getTime() + 86_400_000)}, ${now}, ${now})`)
}
