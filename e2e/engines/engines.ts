import { openFirefox } from './firefox.ts'
import { openWebkit } from './webkit.ts'

/** The engines beside Chromium, in which all stories of e2e/ run. */
const OPEN = { firefox: openFirefox, webkit: openWebkit }

export type Engine = keyof typeof OPEN
export const ENGINES = Object.keys(OPEN) as Engine[]
export const openEngine = (engine: Engine) => OPEN[engine]()

declare module 'vitest' {
  export interface ProvidedContext {
    engine: Engine
  }
}
