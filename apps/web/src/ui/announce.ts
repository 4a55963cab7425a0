let region: HTMLElement | undefined

/** Announces a text to screen readers (live region). */
export function announce(words: string): void {
  if (!region) {
    region = document.createElement('div')
    region.className = 'sr-only'
    region.ariaLive = 'assertive'
  }
  // A modal dialog makes the rest of the page inert, live regions included.
  const host = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  if (region.parentElement !== host) host.append(region)
  const line = document.createElement('div')
  line.textContent = words
  region.replaceChildren(line)
}
