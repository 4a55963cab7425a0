import { languageName, roleName, skillName } from '@fareeq/domain/catalogue/rules.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import {
  NO_REQUIREMENT,
  type RequirementChange,
  type RoleChange,
  withChanges,
} from '@fareeq/domain/recruiter/rules-requirement.ts'
import type { BriefDraft } from '@fareeq/domain/site/schema-brief.ts'
import { KNOWLEDGE } from './knowledge.ts'
import { readTurn } from './read-turn.ts'

const isRole = (change: RequirementChange): change is RoleChange => change.kind === 'role'

/** Parses a description in Arabic, English or both into a draft of a request. Fields the text does not mention stay empty. */
export function readBrief(text: string, lang: Lang): BriefDraft {
  const { changes, unread } = readTurn(text, { requirement: NO_REQUIREMENT, question: null, names: [] })
  const { roles, duration, languages, start } = withChanges(NO_REQUIREMENT, changes, KNOWLEDGE)
  const roleSources = changes.filter(isRole)
  const sourceOf = (kind: RequirementChange['kind']) => changes.find((change) => change.kind === kind)?.source ?? ''
  const quoteOf = (role: string | null, name: string) =>
    roleSources
      .filter((change) => roles.length < 2 || change.about.by !== 'role' || change.about.role === role)
      .flatMap(({ quotes }) => quotes?.[name] ?? [])[0] ??
    roleSources.flatMap(({ quotes }) => quotes?.[name] ?? [])[0] ??
    ''
  const [first, ...more] = roles.filter(({ role }) => role !== null)
  const features = first ?? roles[0]
  const nameOf = (role: string) => ({ value: role, label: roleName(role, lang) })
  const roleSource = (role: string | null, at: number) =>
    (
      roleSources.find(({ about }) => about.by === 'role' && about.role === role) ??
      roleSources.filter(({ about }) => about.by === 'role')[at] ??
      roleSources[at]
    )?.source ?? ''
  return {
    role: first?.role ? { ...nameOf(first.role), source: roleSource(first.role, 0) } : null,
    count: first?.role && first.count !== null ? { value: first.count, source: quoteOf(first.role, 'count') } : null,
    more_roles: more.map(({ role, count, time, seniority }, at) => ({
      ...nameOf(role ?? ''),
      count,
      availability: time,
      seniority,
      source: roleSource(role, at + 1),
    })),
    skills: [...new Set(roles.flatMap(({ skills }) => skills))].map((skill) => ({
      value: skillName(skill, 'en'),
      label: skillName(skill, lang),
      source: quoteOf(null, `skill ${skill}`),
    })),
    seniority: features?.seniority ? { value: features.seniority, source: quoteOf(features.role, 'seniority') } : null,
    duration: duration === null ? null : { value: duration, source: sourceOf('duration') },
    availability: features?.time ? { value: features.time, source: quoteOf(features.role, 'time') } : null,
    languages: languages.map(({ id }) => ({
      value: id,
      label: languageName(id, lang),
      source: changes.find((change) => change.kind === 'language' && change.id === id)?.source ?? '',
    })),
    start: start && { ...start, source: sourceOf('start') },
    unread: [...unread],
  }
}
