// How what lies above the page looks. No React Aria.
export const VEIL =
  'fixed inset-0 z-50 h-(--visual-viewport-height) bg-veil transition-opacity duration-200 data-entering:opacity-0 data-exiting:opacity-0'

export const POPOVER =
  'rounded-lg border border-line bg-raised shadow-float outline-none transition duration-150 data-entering:opacity-0 data-exiting:opacity-0'

export const ROW =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 text-[0.9375rem] leading-normal outline-none ' +
  'data-focused:bg-sunken data-hovered:bg-sunken data-disabled:text-ink-faint data-focus-visible:bg-accent-soft'
