import * as z from 'zod/mini'
import { endpoint, type Schema } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { talentErrors } from './errors.ts'
import {
  certification,
  certificationForm,
  education,
  educationForm,
  experience,
  experienceForm,
  project,
  projectForm,
} from './schema-entries.ts'

/** CRUD endpoints of the four lists of a profile. */
function entries<Form extends Schema, Entry extends Schema, const Create extends string, const One extends string>(
  what: string,
  paths: { create: Create; one: One },
  form: Form,
  entry: Entry,
) {
  const params = z.object({ id: id() })
  const answer = z.object({ data: entry })
  const missing = [platformErrors.not_found]
  return {
    create: endpoint({
      method: 'POST',
      path: paths.create,
      access: 'talent',
      may: 'profiles.edit',
      summary: `Adds ${what} to the profile`,
      body: form,
      status: 201,
      answer,
      refusals: [talentErrors.too_many_entries],
    }),
    read: endpoint({
      method: 'GET',
      path: paths.one,
      access: 'talent',
      may: 'talents.view',
      summary: `Reads ${what}`,
      params,
      answer,
      refusals: missing,
    }),
    change: endpoint({
      method: 'PUT',
      path: paths.one,
      access: 'talent',
      may: 'profiles.edit',
      summary: `Changes ${what}; \`?version=\` is the one that was edited`,
      params,
      query: z.object({ version: z.optional(z.coerce.number()) }),
      body: form,
      answer,
      refusals: [...missing, talentErrors.changed_elsewhere],
    }),
    remove: endpoint({
      method: 'DELETE',
      path: paths.one,
      access: 'talent',
      may: 'profiles.edit',
      summary: `Takes ${what} out of the profile`,
      params,
      answer: z.object({ message: z.string() }),
      refusals: missing,
    }),
  }
}

export const MAX_ENTRIES = 50

export const projectsContract = entries(
  'a project',
  { create: '/api/projects/create', one: '/api/projects/:id' },
  projectForm(),
  project(),
)
export const experiencesContract = entries(
  'an experience',
  { create: '/api/experiences', one: '/api/experiences/:id' },
  experienceForm(),
  experience(),
)
export const educationsContract = entries(
  'an education',
  { create: '/api/educations', one: '/api/educations/:id' },
  educationForm(),
  education(),
)
export const certificationsContract = entries(
  'a certificate',
  { create: '/api/certifications', one: '/api/certifications/:id' },
  certificationForm(),
  certification(),
)
