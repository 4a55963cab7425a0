import * as z from 'zod/mini'
import { device } from '../kernel/devices.ts'
import { id } from '../kernel/ids.ts'
import { DIGITS, LANGS } from '../kernel/language/locale.ts'

/** Settings of the account. Settings of the device (theme) stay there. */
export const settings = () =>
  z.object({ lang: z.literal(LANGS), timezone: z.nullable(z.string()), digits: z.literal(DIGITS) })
export type Settings = z.output<ReturnType<typeof settings>>

/** Partial update: fields that are not sent stay. */
export const settingsForm = () =>
  z.strictObject({ lang: z.optional(z.literal(LANGS, 'choice')), digits: z.optional(z.literal(DIGITS, 'choice')) })
export type SettingsForm = z.output<ReturnType<typeof settingsForm>>

export const openSession = () =>
  z.object({
    id: id(),
    device: device(),
    opened_at: z.string(),
    expires_at: z.string(),
    /** The calling session. */
    current: z.boolean(),
  })
export type OpenSession = z.output<ReturnType<typeof openSession>>
