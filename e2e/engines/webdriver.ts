// The few commands of W3C WebDriver that a story needs, over the wire that an engine speaks: WebKit's driver listens for
// HTTP. Firefox itself listens for the same commands as Marionette, which is what geckodriver translates to; Debian has
// no package of geckodriver, and its npm package downloads it from GitHub.

/** Both names of a command. */
export const COMMANDS = {
  navigate: { http: 'POST /url', marionette: 'WebDriver:Navigate' },
  execute: { http: 'POST /execute/sync', marionette: 'WebDriver:ExecuteScript' },
  click: { http: 'POST /element/{id}/click', marionette: 'WebDriver:ElementClick' },
  actions: { http: 'POST /actions', marionette: 'WebDriver:PerformActions' },
  resize: { http: 'POST /window/rect', marionette: 'WebDriver:SetWindowRect' },
  screenshot: { http: 'GET /screenshot', marionette: 'WebDriver:TakeScreenshot' },
} as const

export type Command = keyof typeof COMMANDS
export type Params = Readonly<Record<string, unknown>>

/** A running browser. A command answers with its `value`. */
export type Session = {
  command(name: Command, params?: Params): Promise<unknown>
  close(): Promise<void>
}

/** The key under which the standard passes an element. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** Resolves to the first answer that is not undefined. */
export async function retry<Answer>(
  attempt: () => Promise<Answer | undefined>,
  timeoutMs: number,
  failure: () => string,
): Promise<Answer> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const answer = await attempt()
    if (answer !== undefined) return answer
    if (Date.now() > deadline) throw new Error(failure())
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
}
