import type { Page } from '@fareeq/domain/client-projects/rules.ts'
import {
  aboutPage,
  selectedServices,
  selectedTechnologies,
  detailsPage,
} from '@fareeq/domain/client-projects/schema.ts'
import { get } from 'react-hook-form'
import * as z from 'zod/mini'
import { type Issue, encodeFault } from '../../../../forms/faults.ts'
import { aboutOf, detailsOf, fieldNamed, type RequestFaults, type RequestFields } from './request-fields.ts'

const SCHEMAS: Readonly<Record<Page, (fields: RequestFields) => [z.ZodMiniType, unknown]>> = {
  aboutProject: (fields) => [aboutPage(), aboutOf(fields)],
  selectService: ({ services }) => [z.object({ services: selectedServices() }), { services }],
  technologies: ({ technologies }) => [z.object({ technologies: selectedTechnologies() }), { technologies }],
  details: (fields) => [detailsPage(), detailsOf(fields)],
}

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Faults of a page, by the schemas of its call. */
export function faultsOn(page: Page, fields: RequestFields): RequestFaults {
  const [schema, value] = SCHEMAS[page](fields)
  const issues = (z.safeParse(schema, value, { reportInput: true }).error?.issues ?? []) as Issue[]
  const faults: RequestFaults = {}
  for (const issue of issues) {
    const name = fieldNamed((issue.path ?? []).join('.'))
    // An empty field is reported as required, not as invalid.
    faults[name] ??= isEmpty(get(fields, name)) ? 'required' : encodeFault(issue)
  }
  return faults
}
