import { bidiIsolate } from './language/bidi.ts'
import type { Counted } from './language/counts.ts'
import type { Bilingual, Lang } from './language/locale.ts'

/** A sentence with `{name}` placeholders; `counts` formats a number with its noun. */
export type Template = Bilingual & { readonly counts?: Readonly<Record<string, Counted>> }

/** A business "no": its code, its HTTP status and its sentence in both languages. */
export type RefusalKind = Template & { readonly code: string; readonly status: number }

type RefusalTemplate = Template & { readonly status: number }

/** The key is the code, so that the two cannot differ. */
export const refusals = <Kinds extends Record<string, RefusalTemplate>>(kinds: Kinds) =>
  Object.fromEntries(Object.entries(kinds).map(([code, kind]) => [code, { ...kind, code }])) as {
    readonly [Code in keyof Kinds]: RefusalKind & { readonly code: Code }
  }

export type RefusalDetails = {
  /** Where the specification answers the same refusal with another status. */
  status?: number
  /** The field of the caller's input that is at fault. */
  field?: string
  /** Values of the `{name}` placeholders. */
  values?: Record<string, string | number>
  /** What the caller needs to go on, e.g. how many retries are left. */
  data?: Record<string, unknown>
  /** When there are several faults at once (a form), each with its own field. */
  faults?: Fault[]
}

export type Fault = { kind: RefusalKind; field?: string; values?: Record<string, string | number> }

/** Thrown by actions, answered in the specified shape; any other exception is a bug. */
export class Refusal extends Error {
  readonly kind: RefusalKind
  readonly details: RefusalDetails

  constructor(kind: RefusalKind, details: RefusalDetails = {}) {
    super(kind.en)
    this.kind = kind
    this.details = details
  }
}

/** The answer's shape for every error: D-21. */
export type RefusalAnswer = {
  message: string
  code: string
  errors: { error: string; field?: string; code?: string }[]
  data?: Record<string, unknown>
}

export const sentence = (kind: Template, lang: Lang, values: Record<string, string | number> = {}): string =>
  kind[lang].replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name]
    if (value === undefined) return placeholder
    const counted = kind.counts?.[name]
    return counted ? counted[lang](Number(value)) : bidiIsolate(String(value), lang)
  })

export function refusalAnswer({ kind, details }: Refusal, lang: Lang): RefusalAnswer {
  const faults = details.faults ?? [{ kind, field: details.field, values: details.values }]
  const errors = faults.map((fault) => ({
    error: sentence(fault.kind, lang, fault.values),
    ...(fault.field && { field: fault.field }),
    code: fault.kind.code,
  }))
  return {
    message: errors[0]?.error ?? sentence(kind, lang, details.values),
    code: errors.length === 1 && errors[0]?.code ? errors[0].code : kind.code,
    errors,
    ...(details.data && { data: details.data }),
  }
}
