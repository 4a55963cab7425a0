import { DURATIONS } from '@fareeq/domain/client-projects/limits.ts'
import type { FurtherRole } from '@fareeq/domain/client-projects/schema-roles.ts'
import type { Control } from 'react-hook-form'

/** A further role while it is typed: everything but the role itself begins with a usual answer. */
export type RoleFields = Omit<FurtherRole, 'role'> & { role: string | null }
export type WithRoles = { more_roles: RoleFields[] }
export type RolesControl = Control<WithRoles>

/** As much of the first role as the next one takes over. */
export type RoleDefaults = {
  [Name in 'availability' | 'primary_language' | 'secondary_language']?: RoleFields[Name] | null
} & { duration?: number | null }

const USUAL = { availability: 'full_time', duration: 12 } as const

/** Complete from the start, so that one press and the name of the role are enough. */
export const nextRole = (first: RoleDefaults, language: string): RoleFields => ({
  role: null,
  head_count: 1,
  seniority: null,
  technologies: [],
  availability: first.availability ?? USUAL.availability,
  duration: DURATIONS.find((months) => months === first.duration) ?? USUAL.duration,
  starts_on: null,
  primary_language: first.primary_language ?? language,
  secondary_language: first.secondary_language ?? null,
  budget: null,
})

/** The fields of a role that was saved, without its names. */
export const roleFieldsOf = (role: FurtherRole): RoleFields => ({
  role: role.role,
  head_count: role.head_count,
  seniority: role.seniority,
  technologies: [...role.technologies],
  availability: role.availability,
  duration: role.duration,
  starts_on: role.starts_on,
  primary_language: role.primary_language,
  secondary_language: role.secondary_language,
  budget: role.budget,
})
