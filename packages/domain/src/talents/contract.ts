import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { TALENT_STEP } from '../kernel/steps.ts'
import { talentErrors } from './errors.ts'
import { MAX_LANGUAGES, MAX_SKILLS } from './rules.ts'
import {
  availability,
  basicInfo,
  bio,
  languageLevel,
  personalInfo,
  profile,
  salaries,
  showsRange,
} from './schema-profile.ts'
import { key } from './schema-entries.ts'

/** Optimistic locking: the version that was edited, if known; a save of an older one is refused. */
const version = z.optional(z.number())
const answer = () => z.object({ data: profile() })
const minimumRefusals = [talentErrors.full_time_minimum, talentErrors.part_time_minimum]

export const talentsContract = {
  profile: endpoint({
    method: 'GET',
    path: '/api/users/profile',
    access: 'talent',
    may: 'talents.view',
    summary: 'The whole profile of the signed-in talent',
    answer: answer(),
  }),
  basicInfo: endpoint({
    method: 'GET',
    path: '/api/users/basicInfo',
    access: 'talent',
    may: 'talents.view',
    summary: 'Who the signed-in talent is, without the lists',
    answer: z.object({ data: basicInfo() }),
  }),
  savePersonalInfo: endpoint({
    method: 'PUT',
    path: '/api/users/personalInfoAndAccounts',
    access: 'talent',
    may: 'profiles.edit',
    summary: 'Saves any part of the personal information and the links',
    body: z.strictObject({ ...personalInfo().shape, version }),
    answer: answer(),
    refusals: [talentErrors.changed_elsewhere],
  }),
  saveLanguages: endpoint({
    method: 'PUT',
    path: '/api/users/languages',
    access: 'talent',
    may: 'profiles.edit',
    summary: 'Replaces the languages',
    body: z.strictObject({ languages: z.array(languageLevel()).check(z.maxLength(MAX_LANGUAGES)), version }),
    answer: answer(),
    refusals: [talentErrors.changed_elsewhere],
  }),
  saveSkills: endpoint({
    method: 'PUT',
    path: '/api/users/skills',
    access: 'talent',
    may: 'profiles.edit',
    summary: 'Replaces the skills, strongest first',
    body: z.strictObject({ skills: z.array(key()).check(z.maxLength(MAX_SKILLS)), version }),
    answer: answer(),
    refusals: [talentErrors.changed_elsewhere],
  }),
  saveAvailability: endpoint({
    method: 'PUT',
    path: '/api/users/availability',
    access: 'talent',
    may: 'profiles.edit',
    summary: 'Saves how much and from when one can work',
    body: z.strictObject({ availability: availability(), version }),
    answer: answer(),
    refusals: [talentErrors.changed_elsewhere],
  }),
  saveSalaries: endpoint({
    method: 'PUT',
    path: '/api/users/salaries',
    access: 'talent',
    may: 'profiles.edit',
    summary: 'Saves the monthly salaries in US dollars',
    body: z.strictObject({ salaries: salaries(), salary_shown: showsRange(), version }),
    answer: answer(),
    refusals: [talentErrors.changed_elsewhere, ...minimumRefusals],
  }),
  saveBio: endpoint({
    method: 'PUT',
    path: '/api/users/bio',
    access: 'talent',
    may: 'profiles.edit',
    summary: 'Saves the words about oneself, in either language',
    body: z.strictObject({ bio: bio(), version }),
    answer: answer(),
    refusals: [talentErrors.changed_elsewhere],
  }),
  confirmTerms: endpoint({
    method: 'POST',
    path: '/api/users/profile',
    access: 'talent',
    may: 'profiles.edit',
    summary: 'Saves availability and salary together; this is what unlocks a profile that waits for them (D-46)',
    body: z.strictObject({ availability: availability(), salaries: salaries(), salary_shown: showsRange() }),
    answer: answer(),
    refusals: minimumRefusals,
  }),
  saveStep: endpoint({
    method: 'PUT',
    path: '/api/talent/step',
    access: 'talent',
    may: 'profiles.edit',
    summary: 'Goes on to a step of the application; never behind what was reached',
    body: z.strictObject({ step: z.number().check(z.int(), z.minimum(1), z.maximum(TALENT_STEP.profile)) }),
    answer: answer(),
    refusals: [talentErrors.step_not_reached],
  }),
} as const
