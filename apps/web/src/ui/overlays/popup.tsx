// A popup beside a control: <Popup anchor={button} onClose={close}>…</Popup>, mounted only while open. A native `popover`:
// in the top layer and never clipped, also in a dialog.
import { dirOf } from '@fareeq/domain/kernel/language/locale.ts'
import { type ComponentProps, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLang } from '../../platform/i18n/i18n.ts'
import { cx } from '../cx.ts'
import { POPUP } from './overlay-classes.ts'
import { type Align, placeBeside } from './placement.ts'

type Props = Omit<ComponentProps<'div'>, 'popover' | 'ref'> & {
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  align?: Align
  /** At least as wide as its anchor. */
  isAnchorWide?: boolean
}

const viewport = () => {
  const { offsetLeft: left = 0, offsetTop: top = 0, height = innerHeight } = window.visualViewport ?? {}
  return { left, top, right: left + document.documentElement.clientWidth, bottom: top + height }
}

function usePlacement(anchor: Props['anchor'], align: Align, isAnchorWide: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [popup, anchorElement] = [ref.current, anchor.current]
    if (!popup || !anchorElement) return
    // Browsers without popovers show it in place.
    popup.showPopover?.()
    const position = () => {
      const rect = anchorElement.getBoundingClientRect()
      if (isAnchorWide) popup.style.minInlineSize = `${rect.width}px`
      popup.style.maxBlockSize = ''
      const isRtl = getComputedStyle(popup).direction === 'rtl'
      const size = { width: popup.offsetWidth, height: popup.offsetHeight }
      const { inlineStart, top, maxHeight } = placeBeside(rect, size, viewport(), align, isRtl)
      popup.style.insetInlineStart = `${inlineStart}px`
      popup.style.insetBlockStart = `${top}px`
      popup.style.maxBlockSize = `${maxHeight}px`
    }
    position()
    const sizes = new ResizeObserver(position)
    sizes.observe(popup)
    sizes.observe(anchorElement)
    const stop = new AbortController()
    const { signal } = stop
    const follow = (event: Event) =>
      event.target instanceof Node && popup.contains(event.target) ? undefined : position()
    addEventListener('scroll', follow, { capture: true, passive: true, signal })
    addEventListener('resize', position, { signal })
    window.visualViewport?.addEventListener('resize', position, { signal })
    return () => {
      stop.abort()
      sizes.disconnect()
    }
  }, [anchor, align, isAnchorWide])
  return ref
}

/** Light dismiss: a press outside closes it. */
function useOutsidePress(popup: RefObject<HTMLElement | null>, anchor: Props['anchor'], onClose: () => void) {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    const press = ({ target }: Event) => {
      const isInside = [popup, anchor].some(({ current }) => target instanceof Node && current?.contains(target))
      if (!isInside) latest.current()
    }
    addEventListener('click', press, { capture: true })
    return () => removeEventListener('click', press, { capture: true })
  }, [popup, anchor])
}

export function Popup({ anchor, onClose, align = 'start', isAnchorWide = false, className, ...rest }: Props) {
  const dir = dirOf(useLang())
  const ref = usePlacement(anchor, align, isAnchorWide)
  useOutsidePress(ref, anchor, onClose)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what it holds has the roles
    <div
      ref={ref}
      popover="manual"
      dir={dir}
      // Keeps the focus: a blur of the popup or of its input closes it.
      onMouseDown={(event) => event.target instanceof HTMLInputElement || event.preventDefault()}
      {...rest}
      className={cx(POPUP, className)}
    />
  )
}
