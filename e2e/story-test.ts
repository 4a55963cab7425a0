import { test as base } from '@playwright/test'

/** Closes the browser contexts that a story has opened itself: their pages would go on listening and fetching. */
export const test = base.extend<{ closeContexts: void }>({
  closeContexts: [
    async ({ browser }, use) => {
      await use()
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})
