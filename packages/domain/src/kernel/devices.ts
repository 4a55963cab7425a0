import * as z from 'zod/mini'

const DEVICES = ['phone', 'computer', 'other'] as const
const BROWSER_NAMES = ['chrome', 'edge', 'firefox', 'safari', 'other'] as const
const SYSTEM_NAMES = ['windows', 'macos', 'linux', 'android', 'ios', 'other'] as const

/** A browser as its owner would recognise it. */
export const device = () =>
  z.object({ kind: z.literal(DEVICES), browser: z.literal(BROWSER_NAMES), system: z.literal(SYSTEM_NAMES) })
export type Device = z.output<ReturnType<typeof device>>

type NamePatterns<Name extends string> = readonly (readonly [Name, RegExp])[]

/** First match wins: Edge also says Chrome, and every Chrome says Safari. */
const BROWSERS: NamePatterns<Device['browser']> = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|CriOS)\//],
  ['safari', /\bSafari\//],
]
const SYSTEMS: NamePatterns<Device['system']> = [
  ['ios', /\b(?:iPhone|iPad|iPod)\b/],
  ['android', /\bAndroid\b/],
  ['windows', /\bWindows\b/],
  ['macos', /\bMac OS X\b/],
  ['linux', /\bLinux\b/],
]
const KIND: Readonly<Record<Device['system'], Device['kind']>> = {
  ios: 'phone',
  android: 'phone',
  windows: 'computer',
  macos: 'computer',
  linux: 'computer',
  other: 'other',
}

const firstOf = <Name extends string>(names: NamePatterns<Name>, text: string): Name | 'other' =>
  names.find(([, sign]) => sign.test(text))?.[0] ?? 'other'

export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? ''
  const system = firstOf(SYSTEMS, text)
  return { kind: KIND[system], browser: firstOf(BROWSERS, text), system }
}
