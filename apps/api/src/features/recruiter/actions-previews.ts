import { roleName, skillName } from '@fareeq/domain/catalogue/rules.ts'
import { LOCALE, type Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { nameFor } from '@fareeq/domain/kernel/names/names.ts'
import { requestRoles } from '@fareeq/domain/recruiter/rules-request.ts'
import { sentencesIn } from '@fareeq/domain/recruiter/rules-sentences.ts'
import type { AnswerBlock } from '@fareeq/domain/recruiter/schema-answer.ts'
import { usualSkills } from '../client-projects/actions-choices.ts'
import type { People } from './actions-people.ts'
import type { Sources } from './actions-sources.ts'
import type { RecruiterProposalRow } from './rows.ts'

/** What a press would do, in words. */
export function toPreview(
  { id, payload, state, href }: RecruiterProposalRow,
  { reader, people, ctx }: Sources,
): AnswerBlock {
  const { lang, now } = reader
  const say = sentencesIn(lang)
  const { fields: labels } = say
  const base = { kind: 'preview' as const, proposal_id: id, action: payload.kind, state, href }
  if (payload.kind === 'meeting')
    return { ...base, fields: [{ name: 'topic', label: labels.topic, value: payload.topic }] }
  if (payload.kind === 'shortlist')
    return {
      ...base,
      fields: payload.ids.map((talent, at) => ({
        name: `person ${at}`,
        label: labels.person,
        value: nameOfPerson(people, talent, lang),
      })),
    }
  const policies = ctx.platform.policies.at(now)
  const roles = requestRoles(payload.requirement, { now, policies, usualSkills })
  const lines = roles ? [roles.first, ...roles.more] : []
  const comma = lang === 'ar' ? '، ' : ', '
  return {
    ...base,
    fields: [
      { name: 'product_name', label: labels.product_name, value: payload.fields['product_name'] ?? '' },
      { name: 'industry', label: labels.industry, value: payload.fields['industry'] ?? '' },
      ...lines.map(({ role, head_count, seniority, technologies, availability }, at) => ({
        name: `role ${at}`,
        label: labels.role,
        value: [
          `${head_count} × ${roleName(role, lang)}`,
          ...(seniority ? [say.choices.levels[seniority]] : []),
          say.reasons.time[availability],
          technologies.map((skill) => skillName(skill, lang)).join(comma),
        ].join(' · '),
      })),
      ...(roles ? [{ name: 'duration', label: labels.duration, value: labels.months(roles.first.duration) }] : []),
      ...(roles?.first.starts_on
        ? [{ name: 'start', label: labels.start, value: dayText(roles.first.starts_on, lang) }]
        : []),
      ...(payload.members.length > 0
        ? [
            {
              name: 'members',
              label: labels.members,
              value: payload.members.map((member) => nameOfPerson(people, member, lang)).join(comma),
            },
          ]
        : []),
    ],
  }
}

const nameOfPerson = (people: People, id: string, lang: Lang): string => {
  const row = people.get(id)
  return row ? nameFor(row, lang) : '–'
}

const dayText = (day: string, lang: Lang): string =>
  new Intl.DateTimeFormat(LOCALE[lang], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
