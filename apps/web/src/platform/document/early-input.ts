import type { PressPage } from './record-presses.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Target = HTMLButtonElement | Field

/** Milliseconds in which a control that was rendered anew may appear. */
const PATIENCE = 10_000

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

const isChanged = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement)
    // Without a default the browser selects the first.
    return (
      field.selectedIndex !==
      Math.max(
        0,
        [...field.options].findIndex((element) => element.defaultSelected),
      )
    )
  return isToggle(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

/**
 * React compares an event with the last value it knows: the one assigned to its own property. The first assignment is
 * therefore another value, and the second bypasses the property.
 */
function repeatText(field: Field, value: string) {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }))
}

function repeatTick(field: HTMLInputElement, isOn: boolean) {
  field.checked = !isOn
  field.click()
}

const nameOf = (target: Target): string =>
  [
    target.tagName,
    target.type,
    target.name,
    target.ariaLabel ?? (target instanceof HTMLButtonElement && target.textContent),
  ].join()

/** A control, also after its page was rendered anew: the one with the same name and position among its equals. */
function locate<One extends Target>(root: HTMLElement, target: One): () => One | undefined {
  const name = nameOf(target)
  const equals = () => [...root.querySelectorAll<One>(target.tagName)].filter((field) => nameOf(field) === name)
  const position = equals().indexOf(target)
  return () => (target.isConnected ? target : equals()[position])
}

/** Calls `use` with the control as soon as it is there. */
function whenFound<One>(root: HTMLElement, find: () => One | undefined, use: (target: One) => void) {
  const match = find()
  if (match) return use(match)
  const observer = new MutationObserver(() => {
    const match = find()
    if (!match) return
    observer.disconnect()
    use(match)
  })
  observer.observe(root, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), PATIENCE)
}

/**
 * Event replay, second half: takes the presses before hydration (`record-presses.ts`). The function returned repeats them on
 * the hydrated page. From here on presses are the app's.
 */
export function takeEarlyPresses(root: HTMLElement, page: PressPage = window): () => void {
  const presses = (page.pressesBeforeHydration ?? []).map((button) => locate(root, button))
  page.pressesBeforeHydration = undefined
  return () => {
    for (const find of presses)
      whenFound(root, find, (button) => {
        button.ariaBusy = null
        button.click()
      })
  }
}

/** The same, and before it what was typed and ticked. Native fields of public pages keep that themselves. */
export function takeEarlyInput(root: HTMLElement): () => void {
  const repeatPresses = takeEarlyPresses(root)
  const fields = [...root.querySelectorAll<Field>('input, textarea, select')]
    .filter(isChanged)
    .map((field) => ({ find: locate(root, field), value: field.value, isOn: isToggle(field) && field.checked }))
  return () => {
    for (const { find, value, isOn } of fields)
      whenFound(root, find, (field) => {
        if (isToggle(field)) repeatTick(field, isOn)
        else repeatText(field, value)
      })
    repeatPresses()
  }
}
