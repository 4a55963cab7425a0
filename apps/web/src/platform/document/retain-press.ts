const CONTROL = 'button, a[href], label, summary, [role=option], [role=menuitem], [role=tab]'
/** Pixels a pointer may move within one press. */
const TREMOR = 12

/**
 * Press retention: a press belongs to the control it began on. Where an answer arrives between pointerdown and pointerup and
 * moves the control away (a sentence appears above it), the browser would click the nearest common ancestor: nothing would
 * happen. A pointer that was moved away on purpose still cancels.
 */
export function retainPress(page: Pick<Window, 'addEventListener'> = window): void {
  let press: { control: HTMLElement; x: number; y: number } | null = null
  page.addEventListener(
    'pointerdown',
    ({ target, isPrimary, button, clientX: x, clientY: y }) => {
      const control = isPrimary && button === 0 ? (target as Element).closest<HTMLElement>(CONTROL) : null
      press = control && { control, x, y }
    },
    true,
  )
  page.addEventListener('pointercancel', () => void (press = null), true)
  page.addEventListener(
    'click',
    (event) => {
      const lastPress = press
      press = null
      if (!lastPress || !event.isTrusted) return
      const { control, x, y } = lastPress
      if (Math.hypot(event.clientX - x, event.clientY - y) > TREMOR) return
      const target = event.target as Element
      if (target === control || !target.contains(control)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      control.click()
    },
    true,
  )
}
