// Position of a popup beside its anchor, in px of the viewport. Pure: popup.tsx measures.

export type Rect = { left: number; right: number; top: number; bottom: number }
export type Size = { width: number; height: number }
/** Which edges of popup and anchor are aligned. */
export type Align = 'start' | 'end'
type Placement = {
  /** Distance from the inline-start edge of the viewport. */
  inlineStart: number
  top: number
  maxHeight: number
}

const GAP = 6
/** Minimal distance from the edges of the viewport. */
const MARGIN = 8

const clamp = (min: number, value: number, max: number) => Math.max(min, Math.min(value, max))

export function placeBeside(anchor: Rect, popup: Size, viewport: Rect, align: Align, isRtl: boolean): Placement {
  const below = viewport.bottom - MARGIN - (anchor.bottom + GAP)
  const above = anchor.top - GAP - (viewport.top + MARGIN)
  const isBelow = popup.height <= below || below >= above
  const maxHeight = Math.max(0, isBelow ? below : above)
  const height = Math.min(popup.height, maxHeight)
  const isLeft = (align === 'start') !== isRtl
  const preferred = isLeft ? anchor.left : anchor.right - popup.width
  const left = clamp(viewport.left + MARGIN, preferred, viewport.right - MARGIN - popup.width)
  return {
    inlineStart: isRtl ? viewport.right - left - popup.width : left,
    top: isBelow ? anchor.bottom + GAP : anchor.top - GAP - height,
    maxHeight,
  }
}
