import { machine } from '../kernel/machine.ts'

/** The life of a version: drafted, released with a lawyer's opinion, or given up; what is in force follows from its day. */
export const templateLife = machine({
  draft: { release: 'released', withdraw: 'withdrawn' },
  released: { withdraw: 'withdrawn' },
  withdrawn: {},
})
export type TemplateState = (typeof templateLife.states)[number]
export const TEMPLATE_STATES = templateLife.states as [TemplateState, ...TemplateState[]]

/** It may be written in; there is one at a time. */
export const EDITABLE = TEMPLATE_STATES.filter((state) => templateLife.next(state, 'release') !== null)
export const isEditable = (state: TemplateState): boolean => EDITABLE.includes(state)
export const RELEASED = templateLife.targets('release')
export const isReleased = (state: TemplateState): boolean => RELEASED.includes(state)
