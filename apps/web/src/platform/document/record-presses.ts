/** The part of the browser API that the script uses. */
export type PressPage = Pick<Window, 'addEventListener'> & {
  /** Buttons pressed before hydration, in order; undefined once the app handles presses itself. */
  pressesBeforeHydration?: HTMLButtonElement[] | undefined
}

/**
 * Event replay, first half: inline script of prerendered documents. It is serialised into the page, so it may use nothing but
 * its arguments. It records the buttons that are pressed before hydration and marks them as busy; `takeEarlyInput` replays
 * them. Without `native`, a form must not be submitted by the browser either: its page has no address to receive it.
 */
export function recordPresses(page: PressPage, native: boolean): void {
  page.pressesBeforeHydration = []
  page.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button')
      if (!page.pressesBeforeHydration || !button || (native && button.type === 'submit')) return
      event.preventDefault()
      button.ariaBusy = 'true'
      page.pressesBeforeHydration.push(button)
    },
    true,
  )
}
