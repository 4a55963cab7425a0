let region: HTMLElement | undefined

/** Says a few words to who listens, where nothing on the page that has the focus does. */
export function announce(words: string): void {
  if (!region) {
    region = document.createElement('div')
    region.className = 'sr-only'
    region.ariaLive = 'assertive'
    // A dialog hides the rest of the page from screen readers, but not what has this mark.
    region.dataset['liveAnnouncer'] = 'true'
    document.body.append(region)
  }
  const line = document.createElement('div')
  line.textContent = words
  region.replaceChildren(line)
}
