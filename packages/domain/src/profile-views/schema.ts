import * as z from 'zod/mini'

/** What of a talent can be seen by others. */
export const VIEWED_PARTS = ['profile', 'salary', 'video', 'report'] as const
export type ViewedPart = (typeof VIEWED_PARTS)[number]
/** Why it was shown to them. */
export const VIEW_GROUNDS = ['showcase', 'matching', 'nomination', 'interview', 'contract', 'shared_link'] as const

export const profileView = () =>
  z.object({
    id: z.string(),
    /** The company, or our own staff; a visitor has no name. */
    viewer: z.nullable(z.string()),
    viewer_kind: z.literal(['client', 'staff', 'visitor']),
    parts: z.array(z.literal(VIEWED_PARTS)),
    ground: z.literal(VIEW_GROUNDS),
    at: z.string(),
  })
export type ProfileView = z.output<ReturnType<typeof profileView>>
