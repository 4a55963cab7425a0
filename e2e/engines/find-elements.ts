// Runs in the page: its text is sent to the browser, so that it uses nothing from outside.

/** Visible elements with this role whose name has this text; that with the focus. Behind a modal dialog nothing is found. */
export function findElements(role: string, name: string, isFocused: boolean): HTMLElement[] {
  const NATIVE: Record<string, string> = {
    article: 'article',
    button: 'button:not([role]), summary',
    checkbox: 'input[type=checkbox]:not([role])',
    combobox: 'select:not([multiple])',
    dialog: 'dialog[open]:not([role])',
    heading: 'h1, h2, h3',
    link: 'a[href]:not([role])',
    listitem: 'li:not([role])',
    radio: 'input[type=radio]:not([role])',
    row: 'tbody tr:not([role])',
    textbox:
      'input:not([type]):not([role]), input:is([type=text], [type=email], [type=tel], [type=url]):not([role]), textarea',
  }
  const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: HTMLElement) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    if (ids.length > 0) return ids.map((id) => textOf(document.getElementById(id))).join(' ')
    const label = element.getAttribute('aria-label')
    if (label !== null) return label
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : []
    return labels.length > 0 ? labels.map(textOf).join(' ') : textOf(element)
  }
  const isVisible = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1)?.parentElement ?? document
  const native = NATIVE[role]
  return [...scope.querySelectorAll<HTMLElement>(`[role=${role}]${native ? `, ${native}` : ''}`)].filter(
    (element) =>
      isVisible(element) && nameOf(element).includes(name) && (!isFocused || element === document.activeElement),
  )
}
