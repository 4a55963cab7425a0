// Class names of overlays.

export const POPUP =
  'fixed inset-auto z-50 m-0 flex max-w-[calc(100vw-1rem)] flex-col overflow-hidden rounded-lg border border-line bg-raised p-0 text-ink shadow-float outline-none ' +
  'transition-opacity duration-150 starting:opacity-0'

export const ROW =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 text-start text-[0.9375rem] leading-normal outline-none ' +
  'hover:bg-sunken focus-visible:bg-accent-soft data-active:bg-accent-soft aria-disabled:text-ink-faint aria-disabled:hover:bg-transparent'

/** The backdrop; the box inside has its own classes. */
export const MODAL =
  'fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden bg-veil p-0 text-ink outline-none transition-opacity duration-200 backdrop:bg-transparent starting:opacity-0'
