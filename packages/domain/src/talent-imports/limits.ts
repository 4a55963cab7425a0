import { DAY } from '../kernel/time/time.ts'

/** What Workable gives out: a table of candidates, or their records as JSON. */
export const IMPORT_UPLOAD = { field: 'file', maxBytes: 20 * 1024 * 1024, types: ['csv', 'json'] } as const

/** Of one file; larger ones are split, so that a preview can still be read by a person. */
export const MAX_ROWS = 20_000

/** How long an imported talent has to agree; then everything is deleted. */
export const CONSENT_TIME = 30 * DAY
/** How long the rows of a file are kept after the import. */
export const ROWS_TIME = 30 * DAY

export const VERDICTS = ['new', 'duplicate', 'faulty'] as const
export type RowVerdict = (typeof VERDICTS)[number]

/** Why two records are taken for one person, surest first. */
export const LIKENESSES = ['mail', 'phone', 'name'] as const
export type Likeness = (typeof LIKENESSES)[number]

/** `note`: what the file says is added to the person we have, as a note for colleagues. */
export const CHOICES = ['import', 'note', 'skip'] as const
export type ImportChoice = (typeof CHOICES)[number]

/** The two records of a pair. */
export const PAIR_SIDES = ['imported', 'other'] as const
export type PairSideName = (typeof PAIR_SIDES)[number]
/** What can be taken from either. */
export const MERGED_FIELDS = ['name', 'phone', 'linkedin', 'skills'] as const
export type MergedField = (typeof MERGED_FIELDS)[number]

export const NOTE_LENGTH = 1500
/** Of a note that moves, so that colleagues know which. */
export const NOTE_PREVIEW = 160

/** Pairs by name alone, for each person: of a name that hundreds have, the rest comes up when these are dismissed or merged. */
export const MAX_NAMESAKES = 10
