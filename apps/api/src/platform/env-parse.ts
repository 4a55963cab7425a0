import type * as z from 'zod/mini'
import { misspeltNames } from './env-names.ts'
import { replacedSettings } from './env-roles.ts'
import { settings } from './env-settings.ts'

/** Its message says what to correct, a line for each setting. */
export class BadSettings extends Error {}

export type Source = Record<string, string | undefined>

const NAMES = Object.keys(settings.shape)

export function parseSettings<Schema extends z.ZodMiniType>(schema: Schema, source: Source): z.output<Schema> {
  const values = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const { error, data } = schema.safeParse(values)
  const faults = (error?.issues ?? []).map(
    ({ path: [name], message }) => `${String(name)}: ${message}${got(String(name), values)}`,
  )
  const problems = [...replacedSettings(values), ...misspeltNames(Object.keys(values), NAMES), ...faults]
  if (problems.length > 0 || error) throw new BadSettings([...new Set(problems)].join('\n'))
  return data
}

/** The rejected value for the error message; never a secret or a URL, which may contain one. */
const got = (name: string, values: Source): string =>
  /SECRET|TOKEN|_URL$/.test(name) && name !== 'PUBLIC_URL' ? '' : ` (got «${values[name]}»)`
