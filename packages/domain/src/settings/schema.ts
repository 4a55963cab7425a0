import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { DIGITS, LANGS } from '../kernel/locale.ts'

/** What a person chooses about the product. What a device chooses (its theme) stays on the device. */
export const settings = () =>
  z.object({ lang: z.literal(LANGS), timezone: z.nullable(z.string()), digits: z.literal(DIGITS) })
export type Settings = z.output<ReturnType<typeof settings>>

/** The language we write to them in, and how their screens write numbers; what is not sent stays. */
export const settingsForm = () =>
  z.strictObject({ lang: z.optional(z.literal(LANGS, 'choice')), digits: z.optional(z.literal(DIGITS, 'choice')) })
export type SettingsForm = z.output<ReturnType<typeof settingsForm>>

const DEVICES = ['phone', 'computer', 'other'] as const
const BROWSERS = ['chrome', 'edge', 'firefox', 'safari', 'other'] as const
const SYSTEMS = ['windows', 'macos', 'linux', 'android', 'ios', 'other'] as const

/** A browser as its owner would recognise it. */
export const device = () =>
  z.object({ kind: z.literal(DEVICES), browser: z.literal(BROWSERS), system: z.literal(SYSTEMS) })
export type Device = z.output<ReturnType<typeof device>>

export const openSession = () =>
  z.object({
    id: id(),
    device: device(),
    opened_at: z.string(),
    expires_at: z.string(),
    /** The one that asks. */
    current: z.boolean(),
  })
export type OpenSession = z.output<ReturnType<typeof openSession>>
